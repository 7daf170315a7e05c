import { describe, expect, it } from 'vitest';
import { startTestServer } from './testing/test-server.ts';

describe('a server with a public name', () => {
  const warnings = async (environment: Record<string, string>) => {
    const server = await startTestServer(environment);
    await server.close();
    return server.entries.filter(({ event }) => event === 'no_trusted_proxies').map(({ level }) => level);
  };

  it('says at its start that it trusts no proxy, until one is named', async () => {
    const SITE_URL = 'https://stories.example';
    expect(await warnings({ SITE_URL })).toEqual(['warn']);
    expect(await warnings({ SITE_URL, TRUSTED_PROXIES: '127.0.0.1' })).toEqual([]);
    expect(await warnings({})).toEqual([]);
  });
});
