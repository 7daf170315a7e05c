import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lazyPostgres } from './testing/engines.ts';
import { pacedProvider, type PacedProvider, WITHOUT_END } from './testing/paced-provider.ts';
import { type Piece, read, type Readers, textOf } from './testing/rejoin.ts';
import { roundRobin } from './testing/round-robin.ts';
import { sharedPostgres, startTestServer, type TestServer } from './testing/test-server.ts';

const postgres = lazyPostgres();

/** How many stories lose their connection at random places. */
const STORIES = process.env['SOAK'] ? 40 : 3;
const PIECES = Array.from({ length: 120 }, (_, at) => `word ${at} 灯\n`);
const WHOLE = PIECES.join('').trimEnd();
const PAUSE_MS = 15;

const closing: { close(): Promise<void> }[] = [];
let provider: PacedProvider;
let one: TestServer;
let other: TestServer;
/** The address of a proxy that asks both in turn. */
let proxied: string;

beforeAll(async () => {
  provider = await pacedProvider(PIECES, PAUSE_MS);
  const environment = await sharedPostgres(await (await postgres()).createDatabase('rejoin'));
  const settings = { ...environment, AI_BASE_URL: provider.url, AI_MODEL: 'paced' };
  one = await startTestServer(settings);
  other = await startTestServer(settings);
  const proxy = await roundRobin([one.url, other.url]);
  proxied = proxy.url;
  closing.push(proxy, one, other, provider);
}, 120_000);
afterAll(async () => {
  for (const each of closing) await each.close();
});

async function user(): Promise<(url: string) => Readers> {
  const { accessToken } = await one.person();
  const headers = { apikey: one.secrets.publishableKey, authorization: `Bearer ${accessToken}` };
  return (url) => ({ url, headers });
}

const begin = (at: Readers, runId: string, most: number, prompt = 'A lamp in the fen'): Promise<Piece> =>
  read(at, { name: 'generate-story', body: { prompt, length: 500, runId, rejoinable: true }, most });
const rejoin = (at: Readers, runId: string, after?: number, most?: number): Promise<Piece> =>
  read(at, { name: 'rejoin-story', body: { runId }, after, ...(most !== undefined && { most }) });

/** Whether all servers together still write stories. */
async function running(): Promise<number> {
  const { data } = await one.service().from('story_runs').select('run_id').is('ended_at', null);
  return data?.length ?? NaN;
}

describe('two servers on one Postgres behind a proxy', () => {
  it(
    'A story whose connection is lost at random places arrives whole, whichever server is asked next',
    async () => {
      for (let story = 0; story < STORIES; story += 1) {
        const at = (await user())(proxied);
        const runId = crypto.randomUUID();
        const pieces = [await begin(at, runId, 1 + Math.floor(Math.random() * 40))];
        const taken = (): readonly number[] => pieces.flatMap(({ ids }) => ids);
        const isOver = (): boolean => pieces.at(-1)?.events.at(-1)?.type === 'end';
        while (!isOver()) {
          const piece = await rejoin(at, runId, taken().at(-1), 1 + Math.floor(Math.random() * 60));
          expect(piece.status).toBe(200);
          pieces.push(piece);
        }
        expect(taken()).toEqual(taken().map((_, index) => index + 1));
        expect(textOf(pieces).trimEnd()).toBe(WHOLE);
      }
    },
    STORIES * 20_000,
  );

  it('A story that ended while nobody read it comes whole from either server, and its place is free at once', async () => {
    const person = await user();
    const runId = crypto.randomUUID();
    const first = await begin(person(one.url), runId, 5);
    await vi.waitFor(async () => expect(await running()).toBe(0), { timeout: 20_000 });
    for (const server of [one, other]) {
      const rest = await rejoin(person(server.url), runId, first.ids.at(-1));
      expect(textOf([first, rest]).trimEnd()).toBe(WHOLE);
    }
  });

  it('A reader whose first connection only seems to be there is served by the other server', async () => {
    const person = await user();
    const runId = crypto.randomUUID();
    const stays = begin(person(one.url), runId, Infinity);
    await vi.waitFor(async () => expect(await running()).toBe(1));
    const again = await rejoin(person(other.url), runId);
    expect(textOf([again]).trimEnd()).toBe(WHOLE);
    expect(textOf([await stays])).toBe(textOf([again]));
  });

  it('Stop at the other server stops a story soon, and frees its place', async () => {
    const person = await user();
    const runId = crypto.randomUUID();
    const reading = begin(person(one.url), runId, Infinity, WITHOUT_END);
    await vi.waitFor(async () => expect(await running()).toBe(1));
    const before = provider.left();
    const { status } = await read(person(other.url), { name: 'stop-story', body: { runId } });
    expect(status).toBe(204);
    await vi.waitFor(() => expect(provider.left()).toBe(before + 1), { timeout: 5000 });
    expect((await reading).events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
    expect(await running()).toBe(0);
  });

  it('Another user gets and stops nothing', async () => {
    const [owner, stranger] = [await user(), await user()];
    const runId = crypto.randomUUID();
    await begin(owner(one.url), runId, 3, WITHOUT_END);
    for (const server of [one, other]) {
      expect((await rejoin(stranger(server.url), runId)).status).toBe(404);
      expect((await read(stranger(server.url), { name: 'stop-story', body: { runId } })).status).toBe(204);
    }
    const again = await rejoin(owner(other.url), runId, undefined, 3);
    expect([again.status, again.ids]).toEqual([200, [1, 2, 3]]);
    await read(owner(one.url), { name: 'stop-story', body: { runId } });
    expect((await rejoin(owner(other.url), runId)).events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
  });
});
