import { describe, expect, it } from 'vitest';
import { startTestServer } from './testing/test-server.ts';

/** Levels of the log entries of one event that a server writes. */
async function levelsOf(kind: string, environment: Record<string, string>) {
  const server = await startTestServer(environment);
  await server.close();
  return server.entries.filter(({ event }) => event === kind).map(({ level }) => level);
}

describe('a server with a public name', () => {
  const warnings = (environment: Record<string, string>) => levelsOf('no_trusted_proxies', environment);

  it('A server with a public name warns at its start when no proxy is trusted', async () => {
    const SITE_URL = 'https://stories.example';
    expect(await warnings({ SITE_URL })).toEqual(['warn']);
    expect(await warnings({ SITE_URL, TRUSTED_PROXIES: '127.0.0.1' })).toEqual([]);
    expect(await warnings({})).toEqual([]);
  });
});

describe('a server whose text provider is paid for', () => {
  const warnings = (environment: Record<string, string>) => levelsOf('no_daily_ceiling', environment);

  it('A server with a paid provider warns at its start when no daily ceiling covers all stories', async () => {
    const AI_API_KEY = 'a-key-of-the-operator';
    expect(await warnings({ AI_API_KEY })).toEqual(['warn']);
    expect(await warnings({ AI_API_KEY, GUEST_STORIES_TOTAL_PER_DAY: '500' })).toEqual(['warn']);
    expect(await warnings({ AI_API_KEY, STORIES_TOTAL_PER_DAY: '2000' })).toEqual([]);
    expect(await warnings({ AI_BASE_URL: 'http://127.0.0.1:11434' })).toEqual([]);
    expect(await warnings({})).toEqual([]);
  });
});
