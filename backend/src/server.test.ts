import { expect, it } from 'vitest';
import { startTestServer } from './testing/test-server.ts';

const SITE_URL = 'https://stories.example';
const AI_API_KEY = 'a-key-of-the-operator';

/** The levels of the warnings that a server writes at its start, by event. */
async function warningsOf(environment: Record<string, string>) {
  const server = await startTestServer(environment);
  await server.close();
  return ['no_trusted_proxies', 'no_daily_ceiling'].map((kind) =>
    server.entries.filter(({ event }) => event === kind).map(({ level }) => level),
  );
}

it('A server with a public name warns at its start when no proxy is trusted, and one with a paid provider when no daily ceiling covers all stories', async () => {
  expect(await warningsOf({ SITE_URL, AI_API_KEY })).toEqual([['warn'], ['warn']]);
  expect(await warningsOf({ SITE_URL, AI_API_KEY, TRUSTED_PROXIES: '127.0.0.1' })).toEqual([[], ['warn']]);
  expect(await warningsOf({ AI_API_KEY, STORIES_TOTAL_PER_DAY: '2000' })).toEqual([[], []]);
});
