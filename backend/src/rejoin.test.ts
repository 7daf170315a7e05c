import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pacedProvider, type PacedProvider, WITHOUT_END } from './testing/paced-provider.ts';
import { type Piece, read, type Readers, textOf } from './testing/rejoin.ts';
import { startTestServer, temporaryFolder, type TestServer } from './testing/test-server.ts';

const PIECES = Array.from({ length: 60 }, (_, at) => `word ${at} 灯\n`);
const WHOLE = PIECES.join('').trimEnd();

let provider: PacedProvider;
beforeAll(async () => {
  provider = await pacedProvider(PIECES, 10);
});
afterAll(() => provider.close());

const start = async (folder?: string): Promise<TestServer> =>
  startTestServer({
    AI_BASE_URL: provider.url,
    AI_MODEL: 'paced',
    STORYLOOM_DATA: folder ?? (await temporaryFolder()),
  });

async function guestOf(server: TestServer): Promise<Readers> {
  const { url, secrets } = server;
  const answer = await fetch(`${url}/functions/v1/guest-session`, {
    method: 'POST',
    headers: { apikey: secrets.publishableKey },
  });
  const { token } = (await answer.json()) as { token: string };
  return { url, headers: { apikey: secrets.publishableKey, 'x-guest-token': token } };
}

const begin = (at: Readers, runId: string, most: number, prompt = 'A lamp in the fen'): Promise<Piece> =>
  read(at, { name: 'generate-story', body: { prompt, length: 500, runId, rejoinable: true }, most });
const rejoin = (at: Readers, runId: string, after?: number): Promise<Piece> =>
  read(at, { name: 'rejoin-story', body: { runId }, after });

describe('a guest whose connection is lost', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it('The rest of the story follows, whether it is still being written or over', async () => {
    const guest = await guestOf(server);
    const first = await begin(guest, 'run', 9);
    const rest = await rejoin(guest, 'run', 9);
    expect(textOf([first, rest]).trimEnd()).toBe(WHOLE);
    expect(textOf([await rejoin(guest, 'run')]).trimEnd()).toBe(WHOLE);
    expect(server.entries).toContainEqual(
      expect.objectContaining({ event: 'story_run', outcome: 'complete', rejoined: 1 }),
    );
  });

  it('Another guest gets nothing of it', async () => {
    const [guest, other] = [await guestOf(server), await guestOf(server)];
    await begin(guest, 'mine', 3);
    expect((await rejoin(other, 'mine')).status).toBe(404);
  });
});

describe('a server that stops', () => {
  it('It does not wait for stories that nobody reads, and their readers get the text from the next one', async () => {
    const folder = await temporaryFolder();
    const first = await start(folder);
    const guest = await guestOf(first);
    const piece = await begin(guest, 'run', 9, WITHOUT_END);
    const before = provider.left();
    const began = performance.now();
    await first.close();
    // The provider writes for longer than that; a stop that waited for the end of the run would take a minute.
    expect(performance.now() - began).toBeLessThan(8000);
    await vi.waitFor(() => expect(provider.left()).toBe(before + 1));

    const second = await start(folder);
    try {
      const rest = await rejoin({ ...guest, url: second.url }, 'run', 9);
      expect(rest.events.at(-1)).toMatchObject({ type: 'end', reason: 'lost' });
      expect(WHOLE.startsWith(textOf([piece, rest]).trimEnd())).toBe(true);
    } finally {
      await second.close();
    }
  });
});
