import type { ServiceDeps } from '../deps.ts';
import { demoAccess } from './demo-provider.ts';
import { endpointOf } from './endpoint.ts';
import type { ProviderAccess } from './open-completion.ts';

const DEFAULT_MODEL = 'gpt-4o-mini';

/** The operator's provider, or the demo storyteller if there is none. */
export interface Provider {
  readonly demo: boolean;
  readonly access: ProviderAccess;
}

/** @throws Error if the provider's address is invalid */
export function createProvider({ config, providerFetch }: ServiceDeps, retryMs: number): Provider {
  const { provider, demoWordsPerSecond } = config;
  const quirks = { completionTokens: false, noTemperature: false, thinks: false };
  if (!provider) return { demo: true, access: { ...demoAccess(demoWordsPerSecond), quirks, retryMs } };
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
