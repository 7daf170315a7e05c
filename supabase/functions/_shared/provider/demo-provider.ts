import { demoCompletions } from '@storyloom/storyteller';
import type { ProviderAccess } from './open-completion.ts';

const WORDS_PER_SECOND = 60;

/** The demo storyteller as a provider, at a pace of which 0 is full speed. It answers in this process: its address is never called. */
export const demoAccess = (
  wordsPerSecond = WORDS_PER_SECOND,
): Pick<ProviderAccess, 'endpoint' | 'apiKey' | 'model' | 'fetch' | 'seeds'> => ({
  endpoint: { url: 'http://demo.invalid/v1/chat/completions', name: 'Demo storyteller' },
  apiKey: undefined,
  model: 'demo',
  fetch: demoCompletions(wordsPerSecond),
  seeds: true,
});
