import { FREE_GUEST_STORIES } from '@storyloom/shared/domain';

/** One call of an RPC, as the database saw it. */
export interface RpcCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A Supabase at the network's edge: it keeps guests' stories and people's runs, and knows which user tokens are good. */
export interface FakeSupabase {
  readonly fetch: typeof fetch;
  /** Method and path of each call, in order. */
  readonly calls: string[];
  readonly rpcs: RpcCall[];
  /** Session ids that were given a story back, one entry for each story. */
  readonly refunds: string[];
  readonly used: Map<string, number>;
  /** How each run of a signed-in person stands, by run id. */
  readonly runs: Map<string, 'running' | 'delivered' | 'undelivered'>;
  /** Status answered by every path that includes this text, in place of its answer; 0 refuses the connection. */
  readonly failing: Map<string, number>;
  /** Like `failing`, but what was asked for is done before the answer is lost. */
  readonly lost: Map<string, number>;
  /** Replaces the JSON that a path which includes this text answers. */
  readonly answers: Map<string, unknown>;
  /** Good tokens and whose they are. */
  readonly users: Map<string, string>;
  /** Runs while a story is being spent. */
  onSpend: () => void;
  readonly keys: { path: string; apikey: string | null }[];
}

export const USER_ID = '7a0c2a52-6f4e-4f0d-9c57-0b8a4f5b1c11';

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

type Rpc = (args: Readonly<Record<string, unknown>>) => unknown;

/** The guests' RPCs, as the migrations have them. */
function guestRpcs(fake: Omit<FakeSupabase, 'fetch'>): Record<string, Rpc> {
  const charged = new Set<string>();
  const networks = new Map<string, number>();
  return {
    spend_guest_generation(args) {
      fake.onSpend();
      const id = String(args['p_session_id']);
      const run = `${id}|${String(args['p_run_id'])}`;
      const network = args['p_network'] as string | null;
      const used = fake.used.get(id) ?? 0;
      if (charged.has(run)) return { outcome: 'duplicate', used, retry_after: null };
      if (used >= FREE_GUEST_STORIES) return { outcome: 'limit', used, retry_after: null };
      const ofNetwork = network === null ? 0 : (networks.get(network) ?? 0);
      if (network !== null && ofNetwork >= Number(args['p_network_limit'])) {
        return { outcome: 'network', used, retry_after: 18_000 };
      }
      charged.add(run);
      if (network !== null) networks.set(network, ofNetwork + 1);
      fake.used.set(id, used + 1);
      return { outcome: 'granted', used: used + 1, retry_after: null };
    },
    refund_guest_generation(args) {
      const id = String(args['p_session_id']);
      const used = fake.used.get(id);
      if (used === undefined || !charged.delete(`${id}|${String(args['p_run_id'])}`)) return { used: used ?? null };
      fake.refunds.push(id);
      fake.used.set(id, used - 1);
      return { used: used - 1 };
    },
  };
}

/** The RPCs over signed-in people's runs. All of its runs count as of this hour. */
function runRpcs(fake: Omit<FakeSupabase, 'fetch'>): Record<string, Rpc> {
  const count = (...states: string[]) => [...fake.runs.values()].filter((state) => states.includes(state)).length;
  return {
    begin_story_run(args) {
      const run = String(args['p_run_id']);
      const state = fake.runs.get(run);
      if (state === 'running' || state === 'delivered') return { outcome: 'duplicate', retry_after: null };
      const over = (limit: string, states: string[]) => args[limit] !== null && count(...states) >= Number(args[limit]);
      if (over('p_at_once', ['running'])) return { outcome: 'at_once', retry_after: null };
      if (over('p_per_hour', ['running', 'delivered'])) return { outcome: 'hour', retry_after: 700 };
      if (over('p_per_day', ['running', 'delivered'])) return { outcome: 'day', retry_after: 40_000 };
      fake.runs.set(run, 'running');
      return { outcome: 'granted', retry_after: null };
    },
    end_story_run(args) {
      fake.runs.set(String(args['p_run_id']), args['p_delivered'] ? 'delivered' : 'undelivered');
      return null;
    },
  };
}

export function fakeSupabase(): FakeSupabase {
  const fake: Omit<FakeSupabase, 'fetch'> = {
    calls: [],
    rpcs: [],
    refunds: [],
    used: new Map(),
    runs: new Map(),
    failing: new Map(),
    lost: new Map(),
    answers: new Map(),
    users: new Map([['good-user-token', USER_ID]]),
    onSpend: () => undefined,
    keys: [],
  };
  const rpcs = { ...guestRpcs(fake), ...runRpcs(fake) };
  const find = <T>(among: ReadonlyMap<string, T>, pathname: string): { readonly value: T } | undefined => {
    for (const [path, value] of among) if (pathname.includes(path)) return { value };
    return undefined;
  };

  function fail(status: number): Response {
    if (status === 0) throw new TypeError('fetch failed');
    return json({ message: 'scripted failure' }, status);
  }

  async function answerOf(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/auth/v1/user') {
      const id = fake.users.get(request.headers.get('authorization')?.replace('Bearer ', '') ?? '');
      return id === undefined ? json({ code: 'bad_jwt' }, 403) : json({ id, email: 'reader@example.test' });
    }
    if (pathname === '/rest/v1/anonymous_usage') {
      const used = fake.used.get(searchParams.get('session_id')?.replace('eq.', '') ?? '');
      return json(used === undefined ? [] : [{ usage_count: used }]);
    }
    const name = pathname.split('/').at(-1) ?? '';
    const args = (await request.json()) as Record<string, unknown>;
    fake.rpcs.push({ name, args });
    return json(rpcs[name]?.(args) ?? null, rpcs[name] ? 200 : 404);
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    fake.calls.push(`${request.method} ${pathname}`);
    fake.keys.push({ path: pathname, apikey: request.headers.get('apikey') });
    const failing = find(fake.failing, pathname);
    if (failing) return fail(failing.value);
    const response = await answerOf(request);
    const lost = find(fake.lost, pathname);
    if (lost) return fail(lost.value);
    const replaced = find(fake.answers, pathname);
    return replaced ? json(replaced.value) : response;
  }

  return Object.assign(fake, { fetch: ((input, init) => answer(new Request(input, init))) satisfies typeof fetch });
}
