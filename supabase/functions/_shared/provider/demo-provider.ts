import { demoCompletions } from '@storyloom/storyteller';
import type { ProviderAccess } from './open-completion.ts';

const WORDS_PER_SECOND = 60;

/**
 * The demo storyteller in place of a provider. It answers in this process, so its address is never called.
 * @param wordsPerSecond 0 for full speed
 */
export const demoAccess = (wordsPerSecond = WORDS_PER_SECOND): Omit<ProviderAccess, 'quirks' | 'retryMs'> => ({
  endpoint: { url: 'http://demo.invalid/v1/chat/completions', name: 'Demo storyteller' },
  apiKey: undefined,
  model: 'demo',
  fetch: demoCompletions(wordsPerSecond),
  seeds: true,
});
