import { type AnswerDemo, type DemoAnswer, demoCompletions } from '@storyloom/storyteller';

export { createStoryteller } from '@storyloom/storyteller';

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

/** The demo storyteller as a provider, at a pace of which 0 is full speed. Its address is never called. */
export const demoAccess = (wordsPerSecond = WORDS_PER_SECOND, answer?: AnswerDemo) => ({
  endpoint: { url: 'http://demo.invalid/v1/chat/completions', name: 'Demo storyteller' },
  apiKey: undefined,
  model: 'demo',
  fetch: demoCompletions(wordsPerSecond, answer),
  seeds: true,
});
