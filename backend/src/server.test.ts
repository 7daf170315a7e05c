import { expect, it } from 'vitest';
import { startTestServer } from './testing/test-server.ts';

const SITE_URL = 'https://stories.example';
const AI_API_KEY = 'a-key-of-the-operator';
const METRICS_TOKEN = 'a-long-random-token';

/** The levels of a server's warnings at its start, by event, and what its metrics answer without and with the token. */
async function startedWith(environment: Record<string, string>) {
  const { url, close, entries } = await startTestServer({ METRICS_TOKEN, ...environment });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = [await fetch(`${url}/metrics`), await fetch(`${url}/metrics`, { headers })];
  await close();
  const warnings = ['no_trusted_proxies', 'no_daily_ceiling'].map((kind) =>
    entries.filter(({ event }) => event === kind).map(({ level }) => level),
  );
  return { warnings, metrics: metrics.map(({ status }) => status) };
}

it('warns at its start of an unknown proxy and of a paid provider without a daily ceiling', async () => {
  // Behind an unknown proxy, every visitor seems to be on this machine.
  expect(await startedWith({ SITE_URL, AI_API_KEY })).toEqual({ warnings: [['warn'], ['warn']], metrics: [404, 200] });
  expect(
    await startedWith({ SITE_URL, AI_API_KEY, STORIES_TOTAL_PER_DAY: '2000', TRUSTED_PROXIES: '10.0.0.9' }),
  ).toEqual({ warnings: [[], []], metrics: [200, 200] });
});
