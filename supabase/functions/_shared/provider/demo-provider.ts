import { type AnswerDemo, demoCompletions } from '@storyloom/storyteller';
import type { DemoAnswer } from '@storyloom/storyteller/storyteller';

const WORDS_PER_SECOND = 60;

/** Who asks the demo storyteller. */
interface DemoCaller {
  /** The id of the user or guest. */
  readonly id: string;
  /** The network address, if it is known. */
  readonly address: string | null;
}

/** Answers the body of a caller's request in another thread. The signal aborts when the answer is no longer needed. */
export type AnswerCaller = (body: string, caller: DemoCaller, signal?: AbortSignal) => Promise<DemoAnswer>;

let storyteller: Promise<AnswerDemo> | undefined;

/** Loads the storyteller for its first answer: a server that has it in another thread never needs its 8 MB in this one. */
const answerHere: AnswerDemo = async (body) => {
  storyteller ??= import('@storyloom/storyteller/storyteller').then(({ createStoryteller }) => createStoryteller());
  return (await storyteller)(body);
};

/** The demo storyteller as a provider, at a pace of which 0 is full speed. Its address is never called. */
export const demoAccess = (wordsPerSecond = WORDS_PER_SECOND, answer: AnswerDemo = answerHere) => ({
  endpoint: { url: 'http://demo.invalid/v1/chat/completions', name: 'Demo storyteller' },
  apiKey: undefined,
  model: 'demo',
  fetch: demoCompletions(wordsPerSecond, answer),
  seeds: true,
});
