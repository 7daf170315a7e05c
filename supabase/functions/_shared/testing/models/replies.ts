import { chunk, content, DONE, STOP } from '../scripted-provider.ts';
import type { Reply, Says, Step } from './habit.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

/** Has characters of two, three and four bytes in UTF-8. */
export const STORY =
  '# The Café\n\nOnce upon a time a keeper found a door — 你好 🌍. She opened it, and the sea came in.';
/** Ends within a word. */
export const BROKEN = '# The Café\n\nOnce upon a time a keeper found a door — 你好 🌍. She opened it, and the se';

/** A text as pieces of some words each. */
export function pieces(text: string, words = 3): string[] {
  const all = text.match(/\s*\S+/g) ?? [];
  return Array.from({ length: Math.ceil(all.length / words) }, (_, at) =>
    all.slice(at * words, (at + 1) * words).join(''),
  );
}

/** Events with a text. */
export const told = (text: string): string[] => pieces(text).map(content);

/** The finish reason, and the mark at the end of a stream. */
export const ENDING: readonly string[] = [STOP, DONE];

/** A story without a break or a fault. */
export const GOOD_STEPS: readonly string[] = [...told(STORY), ...ENDING];

const SSE = { 'content-type': 'text/event-stream' };

/** A streamed answer. */
export const stream = (steps: readonly Step[], more: Omit<Reply, 'steps' | 'headers'> = {}): Reply => ({
  headers: SSE,
  steps,
  ...more,
});

/** A JSON answer. */
export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  steps: [JSON.stringify(value)],
});

/** A whole message. */
export const message = (text: string, finish = 'stop'): Reply =>
  json({
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
  });

/** A story, streamed if the request asks for a stream. */
export const goodStory: Says = ({ body }) => (body.stream === true ? stream(GOOD_STEPS) : message(STORY));

/** The same steps with a pause before each. */
export const every = (ms: number, steps: readonly Step[]): Step[] => steps.flatMap((step) => [ms, step]);

/** Repeats a step for some time, with a pause before each. */
export const repeated = (step: string, ms: number, forMs: number): Step[] =>
  every(
    ms,
    Array.from({ length: Math.floor(forMs / ms) }, () => step),
  );

/** Thoughts in a field of the delta, one each second. */
export const thoughts = (field: (thought: string) => object, forMs: number): Step[] =>
  repeated(chunk({ role: 'assistant', content: '', ...field('Hm, a door. ') }), SECOND, forMs);

/** A long text without repetition, of so many words. */
export function longText(words: number): string {
  const sentences = Array.from({ length: Math.ceil(words / 7) }, (_, at) => `On day ${at + 1} the sea came nearer.`);
  return sentences.join(' ').split(' ').slice(0, words).join(' ').replace(/\.?$/, '.');
}
