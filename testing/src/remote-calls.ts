import { AppError } from '@storyloom/shared/api';
import { fakeNetwork, type Answer } from './network.ts';

export type Call = () => Promise<unknown>;

/** The message of the error of a call that gets this answer; `null` if the call succeeds. */
export async function messageOf(call: Call, answer: () => Answer) {
  const requests = fakeNetwork(answer);
  const error: unknown = await call().then(
    () => null,
    (reason: unknown) => reason,
  );
  if (requests.length === 0) throw new Error('nothing was asked');
  if (error !== null && !(error instanceof AppError)) throw error;
  return { message: error && error.message };
}

/** Reasons why a message is unfit to be shown to the user; none if it is fit. */
export function faultsOf(message: string): readonly string[] {
  const sentences = message.split(/(?<=[.!?:])\s+/).map((each) => each.replace(/[.!?:]+$/, '').toLowerCase());
  const rules: Readonly<Record<string, boolean>> = {
    empty: message.trim() === '',
    'longer than 200 characters': message.length > 200,
    'a value instead of words': /\[object |undefined|\bnull\b|\bNaN\b/.test(message),
    JSON: /[{}]|\[\]|":/.test(message),
    markup: /<[^>]*>/.test(message),
    'a browser’s words for no network': /failed to fetch|networkerror|load failed|typeerror/i.test(message),
    'a stack': /\bat .*:\d+:\d+/.test(message),
    'words of the database':
      /violates|relation "|row-level|constraint|schema cache|permission denied|JWT|statement/.test(message),
    'a sentence twice': new Set(sentences).size < sentences.length,
    'no end': !/[.!?]$/.test(message) && !SPECIFIED.has(message),
    'no words': !/\p{L}+ \p{L}+/u.test(message),
  };
  return Object.keys(rules).filter((rule) => rules[rule]);
}

/** Messages of the specification without a full stop (section 8). */
const SPECIFIED = new Set([
  'No prompt was generated',
  'No story content was generated',
  'No response body received',
  'You do not have permission to delete this story',
]);
