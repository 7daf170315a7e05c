import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pacedProvider, type PacedProvider, WITHOUT_END } from './testing/paced-provider.ts';
import { read, textOf } from './testing/rejoin.ts';
import { startTestServer, temporaryFolder } from './testing/test-server.ts';

const PIECES = Array.from({ length: 60 }, (_, at) => `word ${at} 灯\n`);

let provider: PacedProvider;
beforeAll(async () => {
  provider = await pacedProvider(PIECES, 10);
});
afterAll(() => provider.close());

it('a server that stops waits for no story without readers, who get its text from the next one', async () => {
  const settings = {
    AI_BASE_URL: provider.url,
    AI_MODEL: 'paced',
    AI_PARALLEL: '10',
    STORYLOOM_DATA: await temporaryFolder(),
  };
  const first = await startTestServer(settings);
  const apikey = first.secrets.publishableKey;
  const answer = await fetch(`${first.url}/functions/v1/guest-session`, { method: 'POST', headers: { apikey } });
  const { token } = (await answer.json()) as { token: string };
  const headers = { apikey, 'x-guest-token': token };
  const body = { prompt: WITHOUT_END, length: 500, runId: 'run', rejoinable: true };
  const piece = await read({ url: first.url, headers }, { name: 'generate-story', body, most: 9 });
  const before = provider.left();
  // A stop that waited for the end of the run would not lose it.
  await first.close();
  await vi.waitFor(() => expect(provider.left()).toBe(before + 1));

  const second = await startTestServer(settings);
  const rest = await read({ url: second.url, headers }, { name: 'rejoin-story', body: { runId: 'run' }, after: 9 });
  await second.close();
  expect(rest.events.at(-1)).toMatchObject({ type: 'end', reason: 'lost' });
  expect(PIECES.join('').startsWith(textOf([piece, rest]).trimEnd())).toBe(true);
});
