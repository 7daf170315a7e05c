import { demoCompletions } from '../demo/server/completions.ts';
import type { ServiceDeps } from '../deps.ts';
import { endpointOf } from './endpoint.ts';
import type { ProviderAccess } from './open-completion.ts';

const DEFAULT_MODEL = 'gpt-4o-mini';
const DEMO_WORDS_PER_SECOND = 60;

/** Who writes the stories: the operator's provider, or the demo storyteller where there is none. */
export interface Provider {
  readonly demo: boolean;
  readonly access: ProviderAccess;
}

/** @throws Error when the provider's address is no address */
export function createProvider({ config, providerFetch }: ServiceDeps, retryMs: number): Provider {
  const { provider, demoWordsPerSecond = DEMO_WORDS_PER_SECOND } = config;
  const quirks = { completionTokens: false, noTemperature: false, thinks: false };
  if (!provider) {
    const endpoint = { url: 'http://demo.invalid/v1/chat/completions', name: 'Demo storyteller' };
    const fetch = demoCompletions(demoWordsPerSecond);
    const access = { endpoint, apiKey: undefined, model: 'demo', fetch, quirks, retryMs, seeds: true };
    return { demo: true, access };
  }
  const access = {
    endpoint: endpointOf(provider.baseUrl),
    apiKey: provider.apiKey || undefined,
    model: provider.model || DEFAULT_MODEL,
    fetch: providerFetch,
    quirks,
    retryMs,
    seeds: false,
  };
  return { demo: false, access };
}
