import { countWords } from '@storyloom/shared/domain';
import type { EndReason } from '@storyloom/shared/stream';
import { describe, expect, it } from 'vitest';
import { someProse, tells, tellStory } from '../_shared/testing/lengths.ts';
import { refuses, unreachable, type Answer } from '../_shared/testing/scripted-provider.ts';

const SHORT = `# Lamp\n\n## One\n\n${someProse(280)}`;
const LONG = `# Lamp\n\n${someProse(2000, 9)}`;
const NEVER = tells(someProse(3000, 7));
const filter = refuses(400, { error: { code: 'content_filter' } });

/** How a story of 500 words ends, and after how many calls, by the answers of its provider. */
const ENDINGS: readonly (readonly [title: string, answers: readonly Answer[], reason: EndReason, calls: number])[] = [
  ['comes out right', [tells(`# Lamp\n\n${someProse(480)}`)], 'complete', 1],
  ['is a little long', [tells(`# Lamp\n\n${someProse(570)}`)], 'complete', 1],
  ['is too short, and then right', [tells(SHORT), tells(someProse(200, 2))], 'complete', 2],
  ['is too short four times', [tells(SHORT), ...[2, 3, 4].map((n) => tells(someProse(60, n)))], 'complete', 4],
  ['is too short each time', [1, 2, 3, 4, 5].map((n) => tells(someProse(60, n))), 'complete', 5],
  ['is continued with “The End” each time', [tells(SHORT), tells('The End.')], 'complete', 3],
  ['is continued by single words', [tells(SHORT), ...['Then.', 'Yes.'].map((word) => tells(word))], 'complete', 3],
  ['is continued with nothing each time', [tells(SHORT), tells('')], 'complete', 3],
  ['is continued with itself each time', [tells(SHORT), tells(SHORT)], 'complete', 3],
  ['is continued with itself in other words', [tells(SHORT), tells(`${SHORT.slice(0, 400)} ${LONG}`)], 'complete', 3],
  ['is cut by the model and then goes on', [tells(SHORT, 'length'), tells(someProse(190, 2))], 'complete', 2],
  ['is cut by the model each time', [tells(SHORT, 'length'), tells(someProse(240, 2), 'length')], 'length', 4],
  ['is cut, and the next call is refused', [tells(SHORT, 'length'), refuses(400)], 'length', 2],
  ['is cut, and the provider cannot be reached', [tells(SHORT, 'length'), unreachable], 'length', 4],
  ['is short, and the next call is refused', [tells(SHORT), refuses(400)], 'complete', 2],
  ['is short, and the next call is declined by a filter', [tells(SHORT), filter], 'complete', 2],
  ['is short, and the next call answers with a page', [tells(SHORT), refuses(200, '<h1>Hi</h1>')], 'complete', 2],
  ['is filtered in the second call', [tells(SHORT), tells(someProse(40, 2), 'content_filter')], 'filtered', 2],
  ['is filtered after one more word', [tells(SHORT), tells('Then.', 'content_filter')], 'complete', 2],
  ['dies midway in the first call', [tells(SHORT, 'dies')], 'lost', 1],
  ['dies midway in the second call', [tells(SHORT), tells(someProse(40, 2), 'dies')], 'lost', 2],
  ['dies in the third call', [tells(SHORT), tells(someProse(60, 2)), tells(someProse(30, 3), 'dies')], 'lost', 3],
  ['fails midway in the second call', [tells(SHORT), tells(someProse(40, 2), 'errs')], 'lost', 2],
  ['falls silent in the second call', [tells(SHORT), tells('', 'falls silent')], 'complete', 2],
  ['falls silent midway in the second call', [tells(SHORT), tells(someProse(40, 2), 'falls silent')], 'lost', 2],
  ['is too long, and then ends', [tells(LONG), tells(someProse(40, 2))], 'complete', 2],
  ['is too long, and its ending too', [tells(LONG), NEVER, tells('So it was over.')], 'complete', 3],
  ['never ends', [tells(LONG), NEVER], 'length', 3],
  ['is too long, and its ending is refused', [tells(LONG), refuses(400)], 'length', 2],
  ['is too long, and its ending dies', [tells(LONG), tells(someProse(20, 2), 'dies')], 'lost', 2],
];

describe('a story of 500 words', () => {
  it.each(ENDINGS)('A story that %s keeps what arrived, and says why it ended', async (_, answers, reason, calls) => {
    const { events, text, last, asked } = await tellStory(answers, {}, { firstTokenMs: 300, idleMs: 300 });
    expect(last).toEqual({ type: 'end', reason, words: countWords(text, 'english') });
    expect(asked).toHaveLength(calls);
    expect(countWords(text, 'english')).toBeLessThanOrEqual(600);
    expect(text.startsWith('# Lamp') || calls === 5).toBe(true);
    expect(text.match(/# Lamp/g)?.length ?? 1).toBe(1);
    expect(text.match(/## One/g)?.length ?? 1).toBe(1);
    expect(events.some(({ type }) => type === 'error')).toBe(false);
  });

  it.each<[string, Answer, string]>([
    ['is refused', refuses(400), 'provider_error'],
    ['is declined by a filter', filter, 'filtered'],
    ['has no text', tells(''), 'empty'],
    ['fails midway', tells(SHORT, 'errs'), 'provider_error'],
  ])('A story whose first call %s fails as before, and the provider is not asked again', async (_, answer, code) => {
    const { last, asked } = await tellStory([answer]);
    expect(last).toMatchObject({ type: 'error', code });
    expect(asked).toHaveLength(1);
  });
});
