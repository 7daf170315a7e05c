import { type AnswerDemo, demoCompletions } from '@storyloom/storyteller';

export { type AnswerDemo, createStoryteller } from '@storyloom/storyteller';

const WORDS_PER_SECOND = 60;

/** The demo storyteller as a provider, at a pace of which 0 is full speed. Its address is never called. */
export const demoAccess = (wordsPerSecond = WORDS_PER_SECOND, answer?: AnswerDemo) => ({
  endpoint: { url: 'http://demo.invalid/v1/chat/completions', name: 'Demo storyteller' },
  apiKey: undefined,
  model: 'demo',
  fetch: demoCompletions(wordsPerSecond, answer),
  seeds: true,
});
