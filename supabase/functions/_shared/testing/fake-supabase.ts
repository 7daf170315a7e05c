import { FREE_GUEST_STORIES } from '@storyloom/shared/domain';

/** A Supabase at the network's edge: it counts guests' stories and knows which user tokens are good. */
export interface FakeSupabase {
  readonly fetch: typeof fetch;
  /** Method and path of each call, in order. */
  readonly calls: string[];
  readonly refunds: string[];
  readonly used: Map<string, number>;
  /** Status answered by every path that includes this text, in place of its answer; 0 refuses the connection. */
  readonly failing: Map<string, number>;
  readonly users: Set<string>;
  /** Runs while a story is being spent. */
  onSpend: () => void;
  readonly keys: { path: string; apikey: string | null }[];
}

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

export function fakeSupabase(): FakeSupabase {
  const fake: Omit<FakeSupabase, 'fetch'> = {
    calls: [],
    refunds: [],
    used: new Map(),
    failing: new Map(),
    users: new Set(['good-user-token']),
    onSpend: () => undefined,
    keys: [],
  };

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    fake.calls.push(`${request.method} ${pathname}`);
    fake.keys.push({ path: pathname, apikey: request.headers.get('apikey') });
    for (const [path, status] of fake.failing) {
      if (!pathname.includes(path)) continue;
      if (status === 0) throw new TypeError('fetch failed');
      return json({ message: 'scripted failure' }, status);
    }
    if (pathname === '/auth/v1/user') {
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      return fake.users.has(token) ? json({ id: 'user-1' }) : json({ code: 'bad_jwt' }, 403);
    }
    if (pathname === '/rest/v1/anonymous_usage') {
      const used = fake.used.get(searchParams.get('session_id')?.replace('eq.', '') ?? '');
      return json(used === undefined ? [] : [{ usage_count: used }]);
    }
    const { p_session_id: id } = (await request.json()) as { p_session_id: string };
    const used = fake.used.get(id) ?? 0;
    if (pathname === '/rest/v1/rpc/spend_guest_generation') {
      fake.onSpend();
      if (used >= FREE_GUEST_STORIES) return json(null);
      fake.used.set(id, used + 1);
      return json(used + 1);
    }
    fake.refunds.push(id);
    fake.used.set(id, Math.max(used - 1, 0));
    return new Response(null, { status: 204 });
  }

  return Object.assign(fake, { fetch: ((input, init) => answer(new Request(input, init))) satisfies typeof fetch });
}
