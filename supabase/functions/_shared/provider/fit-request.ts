import { formatNumber } from '@storyloom/shared/domain';
import { ServiceFailure } from '../http/failure.ts';
import { endOf, LEFT_OUT } from '../text/text-parts.ts';
import type { ChatMessage } from './chat-message.ts';
import type { Quirks } from './quirks.ts';
import { estimateTokens } from './token-limits.ts';

/** What of a request depends on the model. */
export interface FittingRequest {
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
}

/** Tokens that a server adds around the messages. */
const AROUND = 32;
/** The least part of a window, and the least tokens, that are left for an answer. */
const ANSWER = { part: 0.25, tokens: 256 } as const;
/** With room for fewer words, no reader can shorten anything enough. */
const LEAST_WORDS = 20;
/** With fewer characters of a story before it, a model cannot go on with it. */
const LEAST_STORY = 600;

/** The system messages as one, or in front of the user's message between tags that no reader's text can contain. */
function withSystem(messages: readonly ChatMessage[], system: Quirks['system']): readonly ChatMessage[] {
  if (system === 'many') return messages;
  const by = (role: ChatMessage['role']) => messages.filter((message) => message.role === role);
  const rules = by('system')
    .map(({ content }) => content)
    .join('\n\n');
  const [first, ...rest] = by('user');
  if (rules === '' || first === undefined) return messages;
  if (system === 'one') return [{ role: 'system', content: rules }, first, ...rest];
  return [{ role: 'user', content: `<rules>\n${rules}\n</rules>\n\n${first.content}` }, ...rest];
}

const tokensOf = (messages: readonly ChatMessage[], scale: number): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + estimateTokens(content), AROUND) * scale);

const OPEN = '<story>\n';
const CLOSE = '\n</story>';

/** Leaves out the beginning of the story so far, which is what a model misses least; `undefined` if too little would be left. */
function withShorterStory(message: ChatMessage, excess: number, scale: number): ChatMessage | undefined {
  const { content } = message;
  const start = content.indexOf(OPEN);
  const end = content.lastIndexOf(CLOSE);
  if (start === -1 || end < start) return undefined;
  const story = content.slice(start + OPEN.length, end);
  const tokens = estimateTokens(story) * scale;
  const room = Math.floor((story.length * (tokens - excess)) / tokens);
  if (room < LEAST_STORY) return undefined;
  const kept = endOf(story, room).trimStart();
  return { ...message, content: `${content.slice(0, start)}${OPEN}${LEFT_OUT}\n\n${kept}${content.slice(end)}` };
}

/** Whether nothing of a request has to be left out for the window. */
export const fitsWhole = ({ messages }: FittingRequest, { window, tokenScale }: Readonly<Quirks>): boolean =>
  window === 0 || tokensOf(messages, tokenScale) + ANSWER.tokens <= window;

/**
 * A request as the model takes it: its system messages, and no more tokens than its window leaves. A story that is too long for the
 * window loses its beginning.
 * @throws ServiceFailure `too_large` for a prompt and notes that do not fit the window
 */
export function fitRequest(request: FittingRequest, quirks: Readonly<Quirks>): FittingRequest {
  const { window, tokenScale: scale } = quirks;
  const messages = withSystem(request.messages, quirks.system);
  const most = Math.min(request.maxTokens, quirks.mostTokens || Infinity, quirks.affordable || Infinity);
  if (window === 0) return { messages, maxTokens: most };
  const answer = Math.min(most, Math.max(Math.floor(window * ANSWER.part), ANSWER.tokens));
  const room = window - answer - AROUND;
  let fitted = messages;
  // What is cut is denser or less dense than the whole, so once may not be enough.
  for (let cuts = 0; cuts < 4 && tokensOf(fitted, scale) > room; cuts += 1) {
    const excess = tokensOf(fitted, scale) - room;
    fitted = fitted.map((each) => withShorterStory(each, excess, scale) ?? each);
  }
  const left = window - tokensOf(fitted, scale);
  if (left < Math.min(answer, ANSWER.tokens)) {
    const rules = messages.filter(({ role }) => role === 'system');
    const words = Math.floor((room - tokensOf(rules, scale)) * 0.6);
    const message =
      words < LEAST_WORDS
        ? 'The storyteller’s model has no room for this. Ask the operator of this site to give it a larger context window.'
        : `This is too long for the storyteller’s model, which has room for about ${formatNumber(words)} words. Shorten it and try again.`;
    throw new ServiceFailure('too_large', message, { cause: `window of ${window} tokens` });
  }
  return { messages: fitted, maxTokens: Math.min(most, left) };
}
