import { describe, expect, it, onTestFinished } from 'vitest';
import { databasesOf } from '../testing/engines.ts';
import { startTestServer } from '../testing/test-server.ts';

/** Would compute for hours, and stores none of its rows: in `from`, the series would fill the disk. */
const ENDLESS = `
  create function public.endless() returns bigint language sql stable
    return (select count(*) from (select generate_series(1, 1e12::bigint)) as numbers);
  grant execute on function public.endless() to anon;
`;

describe.each(databasesOf())('an endless statement on $engine', ({ environment }) => {
  it('An endless statement is stopped, and delays neither the process nor the next request', async () => {
    const server = await startTestServer(await environment());
    onTestFinished(() => server.close());
    await server.database.runScript(ENDLESS);
    await server.database.connection.clearSchemaCache();
    const get = (path: string): Promise<Response> =>
      fetch(`${server.url}${path}`, { headers: { apikey: server.secrets.publishableKey } });
    const answered: string[] = [];
    const endless = get('/rest/v1/rpc/endless').finally(() => answered.push('endless'));
    for (let probe = 0; probe < 20; probe += 1) {
      expect((await get('/healthz')).status).toBe(200);
      answered.push('probe');
    }
    expect(answered).not.toContain('endless');
    const next = get('/rest/v1/user_inspirations?select=id');
    const stopped = await endless;
    const headers = ['proxy-status', 'retry-after'].map((name) => stopped.headers.get(name));
    expect([stopped.status, ...headers]).toEqual([503, 'PostgREST; error=57014', '2']);
    expect((await stopped.json()) as object).toMatchObject({ code: '57014' });
    expect((await next).status).toBe(200);
  });
});
