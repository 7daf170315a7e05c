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

describe.each(ENGINES)('a guest’s three free stories on $engine', ({ isShared }) => {
  let servers: TestServer[] = [];
  beforeAll(async () => {
    const environment = {
      DEMO_WORDS_PER_SECOND: '0',
      ...(isShared && (await sharedPostgres((await postgres()).url))),
    };
    servers = await Promise.all(Array.from({ length: isShared ? 2 : 1 }, () => startTestServer(environment)));
  });
  afterAll(async () => {
    for (const each of servers) await each.close();
  });

  let turn = 0;
  const next = () => servers[turn++ % servers.length]!;

  async function call(name: string, token: string, body: object = {}) {
    const { url, secrets } = next();
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: secrets.publishableKey, 'content-type': 'application/json', 'x-guest-token': token },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  }
  const newGuest = async () => (JSON.parse((await call('guest-session', '')).text) as { token: string }).token;
  const askStory = (token: string, runId: string = randomUUID()) =>
    call('generate-story', token, { prompt: 'a fox', genre: 'fantasy', length: 500, runId });

  const spend = (guest: string, run: string = randomUUID(), more: object = {}) =>
    next()
      .service()
      .rpc('spend_guest_generation', { p_session_id: guest, p_run_id: run, ...more });
  const spent = async (...ask: Parameters<typeof spend>) => (await spend(...ask)).data as Spent;
  const refund = (guest: string, run: string) =>
    next().service().rpc('refund_guest_generation', { p_session_id: guest, p_run_id: run });

  it('are written, a fourth is refused, and another guest still has three', async () => {
    const guest = await newGuest();
    for (let story = 1; story <= 3; story += 1) {
      const { status, text } = await askStory(guest);
      expect([story, status, text]).toEqual([story, 200, expect.stringMatching(/event: ?end/)]);
    }
    const fourth = await askStory(guest);
    expect([fourth.status, fourth.text]).toEqual([403, expect.stringContaining('"code":"guest_limit_reached"')]);
    expect((await askStory(await newGuest())).status).toBe(200);
  });

  it('are not used up by a story that is asked for again', async () => {
    const [guest, runId] = [await newGuest(), randomUUID()];
    expect((await askStory(guest, runId)).status).toBe(200);
    for (let again = 0; again < 3; again += 1) expect((await askStory(guest, runId)).status).toBe(409);
    expect((await askStory(guest)).status).toBe(200);
  });

  it('are counted by the database, for each guest separately', async () => {
    for (const used of [1, 2, 3]) expect(await spent('one')).toEqual({ outcome: 'granted', used, retry_after: null });
    expect(await spent('one')).toEqual({ outcome: 'limit', used: 3, retry_after: null });
    expect(await spent('two')).toEqual({ outcome: 'granted', used: 1, retry_after: null });
  });

  it('count a run once, however often it is sent, even when nothing is left', async () => {
    const run = randomUUID();
    expect(await spent('again', run)).toMatchObject({ outcome: 'granted', used: 1 });
    expect(await spent('again', run)).toEqual({ outcome: 'duplicate', used: 1, retry_after: null });
    // The same run id of another guest is another run.
    expect(await spent('someone else', run)).toMatchObject({ outcome: 'granted', used: 1 });
    await spent('again');
    await spent('again');
    expect(await spent('again', run)).toMatchObject({ outcome: 'duplicate', used: 3 });
  });

  it('give a run back once when it failed, and an unknown run never', async () => {
    const run = randomUUID();
    await spend('refunded', run);
    await spend('refunded');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund('refunded', run)));
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 20 }, () => ({ used: 1 })));
    expect((await refund('refunded', randomUUID())).data).toEqual({ used: 1 });
    expect(await spent('refunded')).toMatchObject({ outcome: 'granted', used: 2 });
    expect((await refund('nobody', randomUUID())).data).toEqual({ used: null });
  });

  it('are refused, and not counted, when the network has used up those of the day', async () => {
    const network = { p_network: 'hash of a network', p_network_limit: 2 };
    for (const guest of ['first', 'second'])
      expect(await spent(guest, randomUUID(), network)).toMatchObject({ outcome: 'granted' });
    const refused = await spent('third', randomUUID(), network);
    expect(refused).toMatchObject({ outcome: 'network', used: 0 });
    expect(refused.retry_after).toBeGreaterThan(0);
    expect(refused.retry_after).toBeLessThanOrEqual(86_400);
    expect(await spent('third', randomUUID(), { ...network, p_network: 'another' })).toMatchObject({ used: 1 });
  });

  it('are not for an empty or overlong id of a guest or a run', async () => {
    for (const [guest, run] of [
      ['', 'run'],
      ['x'.repeat(201), 'run'],
      ['guest', ''],
      ['guest', 'x'.repeat(101)],
    ] as const)
      expect(await spend(guest, run)).toMatchObject({ status: 400, error: { code: '23514' } });
  });
});
