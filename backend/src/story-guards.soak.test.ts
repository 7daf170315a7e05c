import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** How often a visitor becomes a new guest by clearing the browser's storage, and how many stories a day that gives. */
const RESETS = [
  { environment: { GUEST_STORIES_PER_NETWORK: '2' }, resets: 5, allowed: 2 },
  ...(process.env.SOAK ? [{ environment: {}, resets: 1000, allowed: 100 }] : []),
];

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ DEMO_WORDS_PER_SECOND: '0', ...environment });
  servers.push(server);
  return server;
}

async function call(server: TestServer, name: string, headers: Record<string, string> = {}, body: object = {}) {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: server.secrets.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const story = (runId: string) => ({ prompt: 'A lamp in the fen', length: 500, runId });

async function newGuest(server: TestServer, headers: Record<string, string> = {}): Promise<string | undefined> {
  const { status, text } = await call(server, 'guest-session', headers);
  return status === 200 ? (JSON.parse(text) as { token: string }).token : undefined;
}

describe('a guest who resets', () => {
  it.each(RESETS)(
    'A visitor who becomes a new guest $resets times gets $allowed stories on one network',
    async ({ environment, resets, allowed }) => {
      const server = await start(environment);
      let granted = 0;
      const refusals = new Set<string>();
      for (let reset = 0; reset < resets; reset += 1) {
        // Addresses that a browser claims are ignored.
        const claim = { 'cf-connecting-ip': `203.0.${reset % 250}.1`, 'x-forwarded-for': `198.51.${reset % 250}.1` };
        const token = await newGuest(server, claim);
        if (!token) continue;
        const { status, headers } = await call(
          server,
          'generate-story',
          { ...claim, 'x-guest-token': token },
          story('r'),
        );
        if (status === 200) granted += 1;
        else refusals.add(`${status}, wait: ${Number(headers.get('retry-after')) > 0}`);
      }
      expect(granted).toBe(allowed);
      expect([...refusals]).toEqual(['429, wait: true']);
    },
  );
});

describe('a signed-in user', () => {
  it('is limited by the settings of the operator only', async () => {
    for (const [environment, expected, period] of [
      [{}, [200, 200, 200], 0],
      [{ STORIES_PER_HOUR: '2' }, [200, 200, 429], 3600],
      [{ STORIES_PER_DAY: '2' }, [200, 200, 429], 86_400],
    ] as const) {
      const server = await start(environment);
      const headers = { authorization: `Bearer ${(await server.person()).accessToken}` };
      const answers = [];
      for (let run = 0; run < 3; run += 1)
        answers.push(await call(server, 'generate-story', headers, story(`r${run}`)));
      expect(answers.map(({ status }) => status)).toEqual(expected);
      expect(Number(answers[2]?.headers.get('retry-after') ?? 0)).toBeGreaterThanOrEqual(Math.max(period - 60, 0));
    }
  });

  it('A signed-in user has two stories at once, and a third when one of them has ended', async () => {
    const server = await start({ DEMO_WORDS_PER_SECOND: '100' });
    const { accessToken } = await server.person();
    const headers = {
      apikey: server.secrets.publishableKey,
      'content-type': 'application/json',
      authorization: `Bearer ${accessToken}`,
    };
    const abort = new AbortController();
    const begin = (runId: string) =>
      fetch(`${server.url}/functions/v1/generate-story`, {
        method: 'POST',
        headers,
        body: JSON.stringify(story(runId)),
        signal: abort.signal,
      });
    const first = await begin('a');
    const second = await begin('b');
    const third = await begin('c');
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
    expect(await third.json()).toMatchObject({ error: { code: 'rate_limited', retryAfter: 10 } });
    expect((await begin('a')).status).toBe(409);
    await first.body?.getReader().cancel();
    await expect.poll(async () => (await begin('d')).status, { timeout: 60_000 }).toBe(200);
    abort.abort();
    await second.text().catch(() => '');
  });
});
