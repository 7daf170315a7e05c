import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enginesOf, lazyPostgres } from './testing/engines.ts';
import { sharedPostgres, startTestServer, type TestServer } from './testing/test-server.ts';

const postgres = lazyPostgres();

const ENGINES = enginesOf([
  { engine: 'PGlite', isShared: false },
  // Two servers start at the same moment on one empty database, and share the requests.
  { engine: 'Postgres', isShared: true },
]);

/** What the data interface answers about one run. */
interface Spent {
  readonly outcome: 'granted' | 'duplicate' | 'limit' | 'network';
  readonly used: number;
  readonly retry_after: number | null;
}

describe.each(ENGINES)('the guests’ quota on $engine', ({ isShared }) => {
  let server: TestServer;
  let servers: TestServer[] = [];
  beforeAll(async () => {
    const environment = isShared ? await sharedPostgres((await postgres()).url) : {};
    servers = await Promise.all(Array.from({ length: isShared ? 2 : 1 }, () => startTestServer(environment)));
    server = servers[0]!;
  });
  afterAll(async () => {
    for (const each of servers) await each.close();
  });

  let turn = 0;
  const next = () => servers[turn++ % servers.length]!.service();
  const spend = (guest: string, run: string = randomUUID(), more: object = {}) =>
    next().rpc('spend_guest_generation', { p_session_id: guest, p_run_id: run, ...more });
  const refund = (guest: string, run: string) =>
    next().rpc('refund_guest_generation', { p_session_id: guest, p_run_id: run });
  const spent = async (...ask: Parameters<typeof spend>) => (await spend(...ask)).data as Spent;

  it('The quota counts each guest separately, up to the limit', async () => {
    for (const used of [1, 2, 3]) {
      expect(await spent('one')).toEqual({ outcome: 'granted', used, retry_after: null });
    }
    expect(await spent('one')).toEqual({ outcome: 'limit', used: 3, retry_after: null });
    expect(await spent('two')).toEqual({ outcome: 'granted', used: 1, retry_after: null });
  });

  it('A run is charged once, however often it is sent, even when nothing is left', async () => {
    const run = randomUUID();
    expect(await spent('again', run)).toMatchObject({ outcome: 'granted', used: 1 });
    expect(await spent('again', run)).toEqual({ outcome: 'duplicate', used: 1, retry_after: null });
    // The same run id of another guest is another run.
    expect(await spent('someone else', run)).toMatchObject({ outcome: 'granted', used: 1 });
    await spent('again');
    await spent('again');
    expect(await spent('again', run)).toMatchObject({ outcome: 'duplicate', used: 3 });
  });

  it('A run that was charged is refunded once, and an unknown run is not', async () => {
    const run = randomUUID();
    await spend('refunded', run);
    await spend('refunded');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund('refunded', run)));
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 20 }, () => ({ used: 1 })));
    expect((await refund('refunded', randomUUID())).data).toEqual({ used: 1 });
    expect(await spent('refunded')).toMatchObject({ outcome: 'granted', used: 2 });
    expect((await refund('nobody', randomUUID())).data).toEqual({ used: null });
  });

  it('When the quota of a network is used up for the day, its guests are refused and charged nothing', async () => {
    const network = { p_network: 'hash of a network', p_network_limit: 2 };
    expect(await spent('first', randomUUID(), network)).toMatchObject({ outcome: 'granted' });
    expect(await spent('second', randomUUID(), network)).toMatchObject({ outcome: 'granted' });
    const refused = await spent('third', randomUUID(), network);
    expect(refused).toMatchObject({ outcome: 'network', used: 0 });
    expect(refused.retry_after).toBeGreaterThan(0);
    expect(refused.retry_after).toBeLessThanOrEqual(86_400);
    expect(await spent('third', randomUUID(), { ...network, p_network: 'another' })).toMatchObject({ used: 1 });
  });

  it('An empty or overlong id of a guest or a run is refused', async () => {
    for (const guest of ['', 'x'.repeat(201)]) {
      expect(await spend(guest)).toMatchObject({ status: 400, error: { code: '23514' } });
    }
    for (const run of ['', 'x'.repeat(101)]) {
      expect(await spend('guest', run)).toMatchObject({ status: 400, error: { code: '23514' } });
    }
  });

  it('Profiles and saved stories work on this engine, too', async () => {
    const { client, id } = await server.person('Ann');
    expect((await client.from('profiles').select()).data).toEqual([{ id, display_name: 'Ann' }]);
    const saved = await client
      .from('user_stories')
      .insert({ prompt: 'p', story: 's', options: { genre: 'fantasy' } })
      .select();
    expect(saved.data).toMatchObject([
      { options: { genre: 'fantasy' }, created_at: expect.stringMatching(/T.*\+00:00$/) },
    ]);
    expect((await server.anonymous().from('user_stories').select()).status).toBe(401);
    expect((await client.from('user_stories').insert({ prompt: 'p', story: '' })).error).toMatchObject({
      code: '23514',
    });
  });
});
