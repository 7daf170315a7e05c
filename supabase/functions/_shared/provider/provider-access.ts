import type { ServiceDeps } from '../deps.ts';
import { limitsOf } from '../limits.ts';
import { demoAccess } from './demo-provider.ts';
import { endpointOf } from './endpoint.ts';
import { findSlots } from './find-slots.ts';
import { keptQuirks } from './kept-quirks.ts';
import type { ProviderAccess } from './open-completion.ts';
import { isPrivateAddress } from './private-address.ts';
import { NO_QUIRKS } from './quirks.ts';
import { createTurns, type Turns } from './turns.ts';

const DEFAULT_MODEL = 'gpt-4o-mini';

/** The operator's provider, or the demo storyteller if there is none. */
export interface Provider {
  readonly demo: boolean;
  readonly access: ProviderAccess;
}

/** Turns at a server whose number of texts at a time is found while the first one waits for nothing. */
function foundTurns({ providerFetch }: ServiceDeps, url: string): Turns {
  const turns = createTurns(1);
  let isFound = false;
  const find = async (): Promise<void> => {
    isFound = true;
    const slots = await findSlots(providerFetch, url);
    isFound = slots !== undefined;
    if (slots !== undefined) turns.setParallel(slots);
  };
  return {
    ...turns,
    take(request) {
      if (!isFound) void find();
      return turns.take(request);
    },
  };
}

function createProvider(deps: ServiceDeps): Provider {
  const { provider, demoWordsPerSecond } = deps.config;
  const { retryMs, parallel } = limitsOf(deps.config);
  const warmth = { answeredAt: -Infinity };
  if (!provider) {
    const demo = { ...demoAccess(demoWordsPerSecond), quirks: { ...NO_QUIRKS }, adopt: () => undefined, retryMs };
    return { demo: true, access: { ...demo, isNear: false, turns: createTurns(Infinity), warmth } };
  }
  const endpoint = endpointOf(provider.baseUrl);
  const model = provider.model || DEFAULT_MODEL;
  const isNear = isPrivateAddress(endpoint.url);
  const { quirks, adopt } = keptQuirks(deps, `${endpoint.url} ${model}`);
  const access = {
    endpoint,
    apiKey: provider.apiKey || undefined,
    model,
    fetch: deps.providerFetch,
    quirks,
    adopt,
    retryMs,
    seeds: false,
    isNear,
    turns: parallel === undefined && isNear ? foundTurns(deps, endpoint.url) : createTurns(parallel ?? Infinity),
    warmth,
  };
  return { demo: false, access };
}

const providers = new WeakMap<ServiceDeps, Provider>();

/**
 * The provider of a service. All functions share it: what it has taught, and the turns at it, are of the provider.
 * @throws Error if the provider's address is invalid
 */
export function providerOf(deps: ServiceDeps): Provider {
  const provider = providers.get(deps) ?? createProvider(deps);
  providers.set(deps, provider);
  return provider;
}
