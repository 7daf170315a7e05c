import { isUnsuitable } from './children/child-filter.ts';
import { lookUpLetters } from './provider/folded-letters.ts';
import { refusalFailure, wordingOf } from './provider/provider-failure.ts';
import { learn, NO_QUIRKS } from './provider/quirks.ts';
import { otherAnswer } from './stories/other-answers.ts';
import { isRefusal } from './stories/refusals.ts';
import { createStoryFilter } from './story-text/story-filter.ts';

/** Below a story, the beginning of what only a model says. */
const FAREWELL = '\n\nLet me know if you would like another story.';

/** The first has one byte for each letter and the second has two: an engine compiles an expression for each kind. */
const TEXTS = ['It was late, and the old cat slept. ', 'Il était tard, “et le chat” 猫 dormait. '];

/** Reads a refusal as that of a provider. */
function readRefusal(text: string): void {
  const message = `${text}The maximum context length is 4096 tokens.`;
  const refusal = { status: 400, detail: { message }, rawBody: message };
  learn({ ...NO_QUIRKS }, { quirks: NO_QUIRKS, text, maxTokens: 8000, systemMessages: 0, stream: true }, refusal);
  const access = { apiKey: undefined, endpoint: { url: 'http://localhost/', name: '' } };
  refusalFailure(refusal, wordingOf(access, { messages: [{ role: 'user', content: text }], failed: text }));
}

/**
 * Compiles the largest expressions and looks up letters, which would otherwise keep everyone waiting at the first story of a process,
 * or the first refusal.
 */
export function warmUp(): void {
  lookUpLetters();
  for (const text of [...TEXTS, ...TEXTS]) {
    isUnsuitable(text);
    readRefusal(text);
    for (const kind of ['story', 'answer'] as const) {
      const filter = createStoryFilter({ kind });
      filter.push(`${text}${FAREWELL}`);
      filter.end();
    }
    isRefusal(`Sorry, I can’t help. ${text}`);
    otherAnswer(`Error: ${text}`);
  }
}
