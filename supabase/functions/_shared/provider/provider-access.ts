import type { ServiceDeps } from '../deps.ts';
import { endpointOf } from './endpoint.ts';
import type { ProviderAccess } from './open-completion.ts';

const DEFAULT_MODEL = 'gpt-4o-mini';
const DEMO_WORDS_PER_SECOND = 60;

/** Who writes the stories: the operator's provider, or the demo storyteller where there is none. */
export interface Provider {
  readonly demo: boolean;
  /** Words a second of the demo storyteller; 0 for full speed. */
  readonly demoPace: number;
  /** Access for one request; `demoFetch` answers it where there is no provider. */
  readonly accessFor: (demoFetch: () => typeof fetch) => ProviderAccess;
}

/** @throws Error when the provider's address is no address */
export function createProvider({ config, providerFetch }: ServiceDeps, retryMs: number): Provider {
  const { provider, demoWordsPerSecond: demoPace = DEMO_WORDS_PER_SECOND } = config;
  const quirks = { completionTokens: false, noTemperature: false, thinks: false };
  if (!provider) {
    const endpoint = { url: 'http://demo.invalid/v1/chat/completions', name: 'Demo storyteller' };
    const access = { endpoint, apiKey: undefined, model: 'demo', quirks, retryMs };
    return { demo: true, demoPace, accessFor: (demoFetch) => ({ ...access, fetch: demoFetch() }) };
  }
  const access = {
    endpoint: endpointOf(provider.baseUrl),
    apiKey: provider.apiKey || undefined,
    model: provider.model || DEFAULT_MODEL,
    fetch: providerFetch,
    quirks,
    retryMs,
  };
  return { demo: false, demoPace, accessFor: () => access };
}
