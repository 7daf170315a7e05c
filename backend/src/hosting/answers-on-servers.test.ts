import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostedFixture } from '../testing/hosted-fixture.ts';
import { compare, HOSTING_TABLE, nameOf } from '../testing/hosting-table.ts';
import { freePort, isLeftOut, startRealServer } from '../testing/real-servers.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Makes a key and a certificate for 127.0.0.1 that nobody trusts, and returns the paths of their files. */
async function makeCertificate(folder: string): Promise<{ key: string; certificate: string }> {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate]);
  return { key, certificate };
}

describe.each(['nginx', 'caddy', 'cloudflare'])('the real server of %s, without a backend', (host) => {
  let origin: string;
  let stop: (() => Promise<void>) | undefined;
  beforeEach(({ skip }) => skip(isLeftOut(host), `${host} is not installed`));
  beforeAll(async () => {
    if (isLeftOut(host)) return;
    origin = `http://127.0.0.1:${await freePort()}`;
    const { site } = await hostedFixture(host, origin);
    stop = await startRealServer(host, site, origin);
  });
  afterAll(() => stop?.());

  it('answers each address like every other host', async () => {
    // Cloudflare compresses what it sends after its runtime.
    for (const row of HOSTING_TABLE.filter(({ coding }) => host !== 'cloudflare' || coding === undefined)) {
      const headers = { ...(row.encoding && { 'accept-encoding': row.encoding }) };
      const response = await fetch(`${origin}${row.path}`, { headers, redirect: 'manual' });
      const { seen, wanted } = await compare(response, row);
      expect(seen, nameOf(row)).toEqual(wanted);
    }
  });

  it('A page and a file that the browser has are not sent again, while the page for unknown addresses always is', async () => {
    for (const address of ['/about', '/remotes.json']) {
      const first = await fetch(`${origin}${address}`, { headers: { 'accept-encoding': 'identity' } });
      const headers = { 'if-none-match': first.headers.get('etag')!, 'accept-encoding': 'identity' };
      expect([address, (await fetch(`${origin}${address}`, { headers })).status]).toEqual([address, 304]);
    }
    expect((await fetch(`${origin}/nowhere`, { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });
});

describe.each(['nginx', 'caddy'])('the real server of %s, in front of the local backend', (host) => {
  let origin: string;
  let backend: TestServer;
  let stop: (() => Promise<void>) | undefined;
  beforeEach(({ skip }) => skip(isLeftOut(host), `${host} is not installed`));
  beforeAll(async () => {
    if (isLeftOut(host)) return;
    origin = `http://127.0.0.1:${await freePort()}`;
    const { site } = await hostedFixture(host, origin, { backends: ['http://127.0.0.1:1'] });
    backend = await startTestServer({
      SITE_URL: origin,
      STORYLOOM_SITE: site,
      TRUSTED_PROXIES: '127.0.0.1',
      DEMO_WORDS_PER_SECOND: '20',
      METRICS_TOKEN: 'token-of-this-test-and-no-other',
    });
    const key = backend.secrets.publishableKey;
    await hostedFixture(host, origin, { site, key, backends: [backend.url] });
    stop = await startRealServer(host, site, origin);
  });
  afterAll(async () => {
    await stop?.();
    if (stop) await backend.close();
  });

  it('Data, sign-in and the pages of share links come from the backend, with its headers once', async () => {
    const headers = { apikey: backend.secrets.publishableKey };
    const settings = await fetch(`${origin}/auth/v1/settings`, { headers });
    expect(settings.status).toBe(200);
    const refused = await fetch(`${origin}/rest/v1/user_stories`);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('x-frame-options')).toBe('DENY');
    const shared = await fetch(`${origin}/s/abcdefghijklmnopqrst-_`);
    expect([shared.status, shared.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await fetch(`${origin}/s/abcdefghijklmnopqrst-_/cover.png`)).status).toBe(404);
    expect((await fetch(`${origin}/version`)).headers.get('content-type')).toContain('application/json');
    const reports = { method: 'POST', body: '{"reports":[]}', headers: { origin, 'content-type': 'application/json' } };
    expect((await fetch(`${origin}/metrics/modules`, reports)).status).toBe(400);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  });

  it('A story arrives while it is written, and its writing ends when the reader leaves', async () => {
    const { text: guest } = await backend.call('/functions/v1/guest-session', { body: {} });
    const { token } = JSON.parse(guest) as { token: string };
    const story = await fetch(`${origin}/functions/v1/generate-story`, {
      method: 'POST',
      headers: {
        origin,
        apikey: backend.secrets.publishableKey,
        'x-guest-token': token,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ prompt: 'A lamp', length: 500, runId: crypto.randomUUID() }),
    });
    const reader = story.body!.getReader();
    const decoder = new TextDecoder();
    let text = '';
    // Of 500 words that are written in 25 seconds, the first come by themselves.
    while (text.split('event: delta').length < 4) text += decoder.decode((await reader.read()).value, { stream: true });
    expect(text).not.toContain('event: end');
    await reader.cancel();
    const headers = { authorization: 'Bearer token-of-this-test-and-no-other' };
    await vi.waitFor(
      async () => {
        const metrics = await (await fetch(`${backend.url}/metrics`, { headers })).text();
        expect(metrics).toMatch(/^storyloom_stories_ended_total\{function="generate-story",ending="left"\} 1$/m);
      },
      { timeout: 5000 },
    );
  });

  it('A request that is too large is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = 'x'.repeat(600 * 1024);
    const response = await fetch(`${origin}/rest/v1/rpc/anything`, { method: 'POST', headers, body });
    expect(response.status).toBe(413);
  });
});

describe('a real nginx at https', () => {
  it.skipIf(isLeftOut('nginx'))('Pages are sent by TLS, and browsers are told to use nothing else', async () => {
    const origin = `https://127.0.0.1:${await freePort()}`;
    const { site } = await hostedFixture('nginx', origin);
    const { key, certificate } = await makeCertificate(path.dirname(site));
    const file = `${site}.nginx.conf`;
    const text = await readFile(file, 'utf8');
    const live = '/etc/letsencrypt/live/127.0.0.1/';
    await writeFile(file, text.replace(`${live}fullchain.pem`, certificate).replace(`${live}privkey.pem`, key));
    const stop = await startRealServer('nginx', site, origin);
    const [answer] = (await once(get(`${origin}/about`, { rejectUnauthorized: false }), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    expect([answer.statusCode, answer.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    await stop();
  });
});
