import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '../testing/raw-http.ts';
import { startGateway } from '../testing/test-gateway.ts';
import { createInbox } from './inbox.ts';
import { createMailbox, type Mail } from './mailbox.ts';

const LINK = 'http://127.0.0.1:4000/auth/confirm#token_hash=abc&type=recovery';
const MAIL: Mail = {
  time: '2026-11-20T10:47:32.123Z',
  to: '"<img src=x onerror=alert(1)>"@example.com',
  subject: '</style><script>alert(1)</script>',
  text: `Hello <b>Ann</b>,\n\n${LINK}\n\n'quoted' & gone`,
  link: LINK,
};

async function startInbox(mails: readonly Mail[] = [], siteUrl?: URL) {
  const mailbox = createMailbox();
  for (const mail of mails) mailbox.add(mail);
  return startGateway({ inbox: createInbox(mailbox), siteUrl });
}

describe('the inbox', () => {
  it('shows emails newest first, with their time, a link to click, and markup as text', async () => {
    const empty = await (await (await startInbox()).call('/inbox')).text();
    expect(empty).toContain('<h2>No messages yet</h2>');
    const older = { ...MAIL, subject: 'Older', time: '2026-11-20T09:00:00.000Z' };
    const { call } = await startInbox([older, MAIL]);
    const html = await (await call('/inbox')).text();
    expect(html.indexOf('&lt;/style&gt;')).toBeLessThan(html.indexOf('Older'));
    expect(html).toContain('<time datetime="2026-11-20T10:47:32.123Z">2026-11-20, 10:47:32 UTC</time>');
    const escaped = LINK.replaceAll('&', '&amp;');
    expect(html).toContain(`<a href="${escaped}">${escaped}</a>`);
    for (const markup of ['<img', '<script', '<b>', "'quoted'"]) expect(html).not.toContain(markup);
    expect(html).toContain('&quot;&lt;img src=x onerror=alert(1)&gt;&quot;@example.com');
    expect(html).toContain('Hello &lt;b&gt;Ann&lt;/b&gt;,');
    expect(html).toContain('&#39;quoted&#39; &amp; gone');
  });

  it('loads only its own style, and is not cached, indexed or sent as a referrer', async () => {
    const { call } = await startInbox([MAIL]);
    const response = await call('/inbox');
    const { headers } = response;
    const html = await response.text();
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(html).not.toMatch(/ style=| on\w+="/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  it('is JSON for a program, and can only be read', async () => {
    const { call } = await startInbox([MAIL]);
    const response = await call('/inbox', { headers: { accept: 'application/json' } });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ mails: [MAIL] });
    expect((await call('/inbox', { method: 'POST' })).status).toBe(405);
  });

  it('is not found through a proxy, or under a public name', async () => {
    const { call, port } = await startInbox([MAIL]);
    expect((await call('/inbox')).status).toBe(200);
    const forwarded = await call('/inbox', { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect([forwarded.status, await forwarded.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
    const plainProxy = await sendRaw(port, 'GET /inbox HTTP/1.0\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
    expect(plainProxy.status).toBe(404);
    expect(plainProxy.text).not.toContain('example.com');

    const named = await startInbox([MAIL], new URL('https://stories.example'));
    const ask = (host: string, target = '/inbox') =>
      sendRaw(named.port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const hosts = ['localhost', 'stories.example', 'evil.example'];
    expect(await Promise.all(hosts.map(async (host) => (await ask(host)).status))).toEqual([200, 404, 421]);
    const absolute = await ask('stories.example', `http://127.0.0.1:${named.port}/inbox`);
    expect(absolute.text).not.toContain('example.com');
  });
});
