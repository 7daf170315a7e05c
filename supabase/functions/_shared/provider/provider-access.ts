import type { ServiceDeps } from '../deps.ts';
import { demoStoryteller } from '../demo/demo-storyteller.ts';
import type { StoryRequest } from '../stories/story-request.ts';
import { endpointOf } from './endpoint.ts';
import type { ProviderAccess } from './open-completion.ts';

const DEFAULT_MODEL = 'gpt-4o-mini';
const DEMO_WORDS_PER_SECOND = 60;

/** Who writes the stories: the operator's provider, or the demo storyteller where there is none. */
export interface Provider {
  readonly demo: boolean;
  readonly accessFor: (story: StoryRequest) => ProviderAccess;
}

/** @throws Error when the provider's address is no address */
export function createProvider({ config, providerFetch }: ServiceDeps, retryMs: number): Provider {
  const { provider, demoWordsPerSecond = DEMO_WORDS_PER_SECOND } = config;
  const quirks = { completionTokens: false, noTemperature: false };
  if (!provider) {
    const endpoint = { url: 'http://demo.invalid/v1/chat/completions', name: 'Demo storyteller' };
    const access = { endpoint, apiKey: undefined, model: 'demo', quirks, retryMs };
    return {
      demo: true,
      accessFor: (story) => ({ ...access, fetch: demoStoryteller(story, demoWordsPerSecond) }),
    };
  }
  const access = {
    endpoint: endpointOf(provider.baseUrl),
    apiKey: provider.apiKey || undefined,
    model: provider.model || DEFAULT_MODEL,
    fetch: providerFetch,
    quirks,
    retryMs,
  };
  return { demo: false, accessFor: () => access };
}
