import type { ServiceDeps } from '../deps.ts';
import { limitsOf } from '../limits.ts';
import { askServer, type ServerFacts } from './ask-server.ts';
import { demoAccess } from './demo-provider.ts';
import { endpointOf } from './endpoint.ts';
import { keptQuirks } from './kept-quirks.ts';
import type { ProviderAccess } from './open-completion.ts';
import { isPrivateAddress } from './private-address.ts';
import { NO_QUIRKS, type Quirks } from './quirks.ts';
import { createTurns, type Turns } from './turns.ts';

const DEFAULT_MODEL = 'gpt-4o-mini';

/** The operator's provider, or the demo storyteller if there is none. */
export interface Provider {
  readonly demo: boolean;
  readonly access: ProviderAccess;
}

/** Turns at a local server, which is asked what it can before the first one. */
function turnsAt(ask: () => Promise<ServerFacts | undefined>, quirks: Quirks, parallel: number | undefined): Turns {
  const turns = createTurns(parallel ?? 1);
  let asked: Promise<ServerFacts | undefined> | undefined;
  const find = async (): Promise<void> => {
    asked ??= ask();
    const facts = await asked;
    if (!facts) asked = undefined;
    if (facts?.slots !== undefined && parallel === undefined) turns.setParallel(facts.slots);
    if (facts?.window !== undefined) quirks.window = facts.window;
  };
  return {
    ...turns,
    async take(request) {
      await find();
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
  const apiKey = provider.apiKey || undefined;
  const askIt = () => askServer(deps.providerFetch, { url: endpoint.url, apiKey });
  const access = {
    endpoint,
    apiKey,
    model,
    fetch: deps.providerFetch,
    quirks,
    adopt,
    retryMs,
    seeds: false,
    isNear,
    turns: isNear ? turnsAt(askIt, quirks, parallel) : createTurns(parallel ?? Infinity),
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
