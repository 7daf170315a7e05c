import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lazyPostgres } from './testing/engines.ts';
import { pacedProvider, type PacedProvider, WITHOUT_END } from './testing/paced-provider.ts';
import { type Piece, read, type Readers, textOf } from './testing/rejoin.ts';
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

beforeAll(async () => {
  provider = await pacedProvider(PIECES, PAUSE_MS);
  const environment = await sharedPostgres(await (await postgres()).createDatabase('rejoin'));
  const settings = { ...environment, AI_BASE_URL: provider.url, AI_MODEL: 'paced', AI_PARALLEL: '10' };
  one = await startTestServer(settings);
  other = await startTestServer(settings);
  closing.push(one, other, provider);
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

describe('two servers on one Postgres', () => {
  it(
    'A story whose connection is lost at random places arrives whole, whichever server is asked next',
    async () => {
      for (let story = 0; story < STORIES; story += 1) {
        const person = await user();
        const inTurn = () => person([one, other][pieces.length % 2]!.url);
        const runId = crypto.randomUUID();
        const pieces: Piece[] = [];
        pieces.push(await begin(inTurn(), runId, 1 + Math.floor(Math.random() * 40)));
        const taken = (): readonly number[] => pieces.flatMap(({ ids }) => ids);
        const isOver = (): boolean => pieces.at(-1)?.events.at(-1)?.type === 'end';
        while (!isOver()) {
          const piece = await rejoin(inTurn(), runId, taken().at(-1), 1 + Math.floor(Math.random() * 60));
          expect(piece.status).toBe(200);
          pieces.push(piece);
        }
        expect(taken()).toEqual(taken().map((_, index) => index + 1));
        expect(textOf(pieces).trimEnd()).toBe(WHOLE);
      }
    },
    STORIES * 20_000,
  );

  it('Stop at the other server stops a story soon, and another user’s does not', async () => {
    const person = await user();
    const runId = crypto.randomUUID();
    const reading = begin(person(one.url), runId, Infinity, WITHOUT_END);
    await vi.waitFor(async () => expect(await running()).toBe(1));
    const before = provider.left();
    const stranger = (await user())(other.url);
    expect((await rejoin(stranger, runId)).status).toBe(404);
    expect((await read(stranger, { name: 'stop-story', body: { runId } })).status).toBe(204);
    expect(await running()).toBe(1);
    const { status } = await read(person(other.url), { name: 'stop-story', body: { runId } });
    expect(status).toBe(204);
    await vi.waitFor(() => expect(provider.left()).toBe(before + 1), { timeout: 5000 });
    expect((await reading).events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
    expect(await running()).toBe(0);
  });
});
