import type { ServiceDeps } from '../deps.ts';
import { demoAccess } from './demo-provider.ts';
import { endpointOf } from './endpoint.ts';
import type { ProviderAccess } from './open-completion.ts';

const DEFAULT_MODEL = 'gpt-4o-mini';

/** Who writes the stories: the operator's provider, or the demo storyteller where there is none. */
export interface Provider {
  readonly demo: boolean;
  readonly access: ProviderAccess;
}

/** @throws Error when the provider's address is no address */
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
