import type { Caller } from '../accounts/callers.ts';
import type { ServiceDeps } from '../deps.ts';
import { limitsOf } from '../limits.ts';
import { askServer, type ServerFacts } from './ask-server.ts';
import { demoAccess } from './demo-provider.ts';
import { type Endpoint, endpointOf } from './endpoint.ts';
import { keptQuirks, type KeptQuirks } from './kept-quirks.ts';
import type { ProviderAccess } from './open-completion.ts';
import { isPrivateAddress } from './private-address.ts';
import { NO_QUIRKS } from './quirks.ts';
import { createTurns, type Turns } from './turns.ts';

const DEFAULT_MODEL = 'gpt-4o-mini';

/** The operator's provider, or the demo storyteller if there is none. */
export interface Provider {
  readonly demo: boolean;
  readonly access: ProviderAccess;
  /** The same for a caller, whom the demo storyteller serves in turn with others. */
  readonly accessFor: (caller: Caller, request: Request) => ProviderAccess;
}

/**
 * Milliseconds after which a local server is asked again what it is: it may have been started again with another window. One that says
 * nothing of itself is asked less often, and one that does not answer less and less often.
 */
const FACTS_MS = { known: 30_000, none: 5 * 60_000 } as const;
/** A server that fails and takes longer is as good as silent. */
const SLOW_MS = 500;

/** What a local server says of itself. */
function factsAbout(deps: ServiceDeps, endpoint: Endpoint, apiKey: string | undefined, tell: KeptQuirks['tell']) {
  const facts = { known: false };
  let last: ServerFacts = {};
  let askAt = -Infinity;
  /** Questions in a row that the server left without an answer. */
  let silences = 0;
  let asking: Promise<void> | undefined;
  // A server below a path of its own is none of those that are known here.
  const isAsked = new URL(endpoint.url).pathname === '/v1/chat/completions';
  const learn = async (): Promise<void> => {
    const asked = performance.now();
    const found = isAsked ? await askServer(deps.providerFetch, { url: endpoint.url, apiKey }) : {};
    const now = performance.now();
    const isSlow = found === 'silent' || (found === undefined && now - asked > SLOW_MS);
    silences = isSlow ? silences + 1 : 0;
    facts.known = found !== 'silent' && found !== undefined;
    if (isSlow) askAt = now + Math.min(FACTS_MS.known * 2 ** (silences - 1), FACTS_MS.none);
    if (found === 'silent' || found === undefined) return;
    // What a refusal has taught since counts more than the same answer as before.
    if (found.window !== last.window) tell(found.window ?? NO_QUIRKS.window);
    last = found;
    askAt = now + (Object.keys(last).length > 0 ? FACTS_MS.known : FACTS_MS.none);
  };
  const ask = async (): Promise<ServerFacts> => {
    const isDue = (!facts.known && silences === 0) || performance.now() >= askAt;
    if (isDue) asking ??= learn().finally(() => (asking = undefined));
    // Nobody waits for a server that left the last question without an answer.
    if (silences === 0) await asking;
    return last;
  };
  return { facts, ask };
}

/** Turns at a local server, as many as it says. */
function turnsAt(ask: () => Promise<ServerFacts>, parallel: number | undefined): Turns {
  const turns = createTurns(parallel ?? 1);
  return {
    ...turns,
    async take(request) {
      const { slots } = await ask();
      if (parallel === undefined) turns.setParallel(slots ?? 1);
      return turns.take(request);
    },
  };
}

function createProvider(deps: ServiceDeps): Provider {
  const { provider, demoWordsPerSecond } = deps.config;
  const { retryMs, parallel } = limitsOf(deps.config);
  const warmth = { answeredAt: -Infinity, keepsLoading: false };
  if (!provider) {
    const { answerDemo } = deps;
    const access: ProviderAccess = {
      ...demoAccess(demoWordsPerSecond),
      quirks: { ...NO_QUIRKS },
      adopt: () => undefined,
      doubt: () => undefined,
      noteThoughts: () => undefined,
      retryMs,
      isNear: false,
      turns: createTurns(Infinity),
      warmth,
      facts: { known: true },
      ask: async () => undefined,
    };
    const accessFor: Provider['accessFor'] = ({ id }, { headers }) => {
      if (!answerDemo) return access;
      const caller = { id, address: headers.get('cf-connecting-ip') };
      const { fetch } = demoAccess(demoWordsPerSecond, (body, signal) => answerDemo(body, caller, signal));
      return { ...access, fetch };
    };
    return { demo: true, access, accessFor };
  }
  const endpoint = endpointOf(provider.baseUrl);
  const model = provider.model || DEFAULT_MODEL;
  const isNear = isPrivateAddress(endpoint.url);
  const { current, adopt, doubt, noteThoughts, tell } = keptQuirks(deps, `${endpoint.url} ${model}`);
  const apiKey = provider.apiKey || undefined;
  const { facts, ask } = factsAbout(deps, endpoint, apiKey, tell);
  const access = {
    endpoint,
    apiKey,
    model,
    fetch: deps.providerFetch,
    get quirks() {
      return current();
    },
    adopt,
    doubt,
    noteThoughts,
    retryMs,
    seeds: false,
    isNear,
    turns: isNear ? turnsAt(ask, parallel) : createTurns(parallel ?? Infinity),
    facts: isNear ? facts : { known: true },
    ask: async () => void (isNear && (await ask())),
    warmth,
  };
  return { demo: false, access, accessFor: () => access };
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
