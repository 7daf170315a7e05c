import { fakeRpcs, newState } from './fake-rpcs.ts';

export { USER_ID } from './fake-rpcs.ts';

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** A fake Supabase at the network: it keeps guests' stories and users' runs, and accepts known user tokens. */
export function fakeSupabase() {
  const fake = newState();
  const rpcs = fakeRpcs(fake);
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
    if (request.method === 'GET') return json([]);
    const args = (await request.json()) as Record<string, unknown>;
    fake.rpcs.push({ name, args });
    return json(rpcs[name]?.(args) ?? null, rpcs[name] ? 200 : 404);
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    fake.calls.push(`${request.method} ${pathname}`);
    fake.keys.push({ path: pathname, apikey: request.headers.get('apikey') });
    await find(fake.slow, pathname)?.value;
    const failing = find(fake.failing, pathname);
    if (failing) return fail(failing.value);
    const response = await answerOf(request);
    const lost = find(fake.lost, pathname);
    if (lost) return fail(lost.value);
    const replaced = find(fake.answers, pathname);
    return replaced ? json(replaced.value) : response;
  }

  let open = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    open += 1;
    try {
      return await answer(new Request(input, init));
    } finally {
      open -= 1;
    }
  };
  return Object.assign(fake, {
    fetch,
    /** Whether it is answering: at once, but in real time. */
    isBusy: () => open > 0,
  });
}
