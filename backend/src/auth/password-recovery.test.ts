import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, follow, readInbox, recoveryMail } from '../testing/recovery.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { describeEmailChange } from './describe-email-change.ts';

const HOSTILE = [
  'https://evil.example',
  'http://evil.example:4000/',
  '//evil.example',
  String.raw`\\evil.example`,
  String.raw`/\evil.example`,
  '/%09/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http://127.0.0.1:9',
  'http://127.0.0.1:9/auth',
  'http://127.1.2.3/',
  'http://127.0.0.1.evil.example/',
  'http://127.0.0.1@evil.example/',
  'http://127.0.0.1:4000@evil.example/',
  'http://evil.example#@127.0.0.1/',
  'http://evil.example?@127.0.0.1/',
  String.raw`http://evil.example\@127.0.0.1/`,
  'http://[::1]:9/',
  'http://[::ffff:127.0.0.1]/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://0/',
  'http://localhost:9/',
  'http://localhost.evil.example/',
  'http://LOCALHOST/',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:http://127.0.0.1/x',
  'ftp://127.0.0.1/',
  'ws://127.0.0.1/',
  'storyloom://open',
  'about:blank',
  '\r\nlocation: https://evil.example',
  ' https://evil.example',
  'https://evil.example/\u0000',
  'https://ｅvil.example/',
  'https://evil。example/',
  '*',
  'null',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describeEmailChange(() => server);

describe('a forgotten password', () => {
  it('is replaced through the link of the mail, which leads to this site with a session', async () => {
    const { email, password } = await account(server);
    const mail = await recoveryMail(server, email);
    expect(mail.to).toBe(email);
    expect(mail.link).toMatch(new RegExp(`^${server.url}/auth/v1/verify\\?`));

    const { response, location, said } = await follow(mail.link!);
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(location.href).toMatch(new RegExp(`^${server.url}/#`));
    expect(said.get('type')).toBe('recovery');

    const client = server.anonymous();
    await client.auth.setSession({
      access_token: said.get('access_token')!,
      refresh_token: said.get('refresh_token')!,
    });
    expect((await client.auth.updateUser({ password: 'battery staple' })).error).toBeNull();
    const signIn = (secret: string) => server.anonymous().auth.signInWithPassword({ email, password: secret });
    expect((await signIn(password)).error?.code).toBe('invalid_credentials');
    expect((await signIn('battery staple')).error).toBeNull();
  });

  it('gives a link that works once, then leads to the site with what is wrong', async () => {
    const { email } = await account(server);
    const { link } = await recoveryMail(server, email);
    // A look at it, as some mail programs take one, is not a use.
    expect((await fetch(link!, { method: 'HEAD', redirect: 'manual' })).status).toBe(204);
    expect((await follow(link!)).said.get('access_token')).not.toBeNull();
    const { response, location, said } = await follow(link!);
    expect(response.status).toBe(303);
    expect(location.href).toMatch(new RegExp(`^${server.url}/#`));
    expect(Object.fromEntries(said)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  it('opened twice at one moment gives one session', async () => {
    const { email } = await account(server);
    const { link } = await recoveryMail(server, email);
    const opened = await Promise.all([follow(link!), follow(link!), follow(link!)]);
    expect(opened.filter(({ said }) => said.has('access_token'))).toHaveLength(1);
    expect(opened.filter(({ said }) => said.get('error_code') === 'otp_expired')).toHaveLength(2);
  });

  it('gives a link that works for as long as the mail says', async () => {
    const { id, email } = await account(server);
    const made = (minutes: number) =>
      server.database.runScript(
        `update auth.users set recovery_sent_at = now() - interval '${minutes} minutes' where id = '${id}'`,
      );
    const mail = await recoveryMail(server, email);
    expect(mail.text).toContain('60 minutes');
    await made(61);
    expect((await follow(mail.link!)).said.get('error_code')).toBe('otp_expired');
    await made(59);
    expect((await follow(mail.link!)).said.get('access_token')).not.toBeNull();
  });

  it('gives a new link that ends the older one, as the mail says', async () => {
    const { email } = await account(server);
    const first = await recoveryMail(server, email);
    const second = await recoveryMail(server, email);
    expect((await follow(first.link!)).said.get('error_code')).toBe('otp_expired');
    expect((await follow(second.link!)).said.get('access_token')).not.toBeNull();
  });

  it('gives a link that a million guesses at its six digits do not find', async () => {
    const { email } = await account(server);
    const { link } = await recoveryMail(server, email);
    const token = new URL(link!).searchParams.get('token');
    for (let guess = 0; guess < 1_000_000; guess += 1)
      if (hash('sha256', email + String(guess).padStart(6, '0')) === token) throw new Error(`guessed after ${guess}`);
    expect(token).toMatch(/^[\da-f]{64}$/);
  });

  it.each([
    '',
    '?type=recovery',
    '?token=x',
    '?token=x&type=nonsense',
    '?token=%00&type=recovery',
    '?token=%00&type=email_change',
  ])('never shows JSON for a damaged link: %j', async (query) => {
    const { response, said } = await follow(`${server.url}/auth/v1/verify${query}`);
    expect(response.status).toBe(303);
    expect(said.get('error')).toBe('access_denied');
    expect(said.get('error_description')).toMatch(/\w/);
  });
});

describe('the link of a mail', () => {
  // Servers of their own: the links opened above count for the other's limit.
  let others: readonly TestServer[];
  let behindProxy: TestServer;
  beforeAll(async () => {
    others = [await startTestServer(), await startTestServer()];
    behindProxy = await startTestServer({ SITE_URL: 'http://localhost:8123', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => Promise.all([...others, behindProxy].map((each) => each.close())));

  /** Opens a link with each target added, then once more with its own token. */
  async function expectToStay(open: typeof follow, link: string, targets: readonly string[], origin: string) {
    for (const target of targets) {
      const url = new URL(link);
      url.searchParams.set('redirect_to', target);
      url.searchParams.set('token', 'x');
      const { response, location } = await open(url.href);
      expect(response.status, target).toBe(303);
      expect(location.origin, target).toBe(origin);
    }
    const url = new URL(link);
    url.searchParams.append('redirect_to', targets[0]!);
    const { location, said } = await open(url.href);
    expect(said.get('access_token')).not.toBeNull();
    expect(location.origin).toBe(origin);
  }

  it('leads to no other place, whatever it is told', async () => {
    // One network may open 30 links of a server.
    for (const [index, other] of others.entries()) {
      const { email } = await account(other);
      const { link } = await recoveryMail(other, email);
      const targets = HOSTILE.filter((_, turn) => turn % others.length === index);
      await expect(expectToStay(follow, link!, targets, other.url)).resolves.toBeUndefined();
    }
  });

  it('leads to the address that people use, when there is one, and to no other', async () => {
    const { email } = await account(behindProxy);
    const { link } = await recoveryMail(behindProxy, email);
    expect(new URL(link!).origin).toBe('http://localhost:8123');
    const { pathname, search } = new URL(link!);
    let turn = 0;
    const open: typeof follow = (href) => follow(href, { 'x-forwarded-for': `203.0.${(turn += 1)}.1` });
    await expectToStay(open, behindProxy.url + pathname + search, HOSTILE, 'http://localhost:8123');
  });

  it.each(['otp', 'magiclink', 'resend', 'reauthenticate', 'authorize', 'callback'])(
    'is not to be had by another way: %s',
    async (name) => {
      const { email } = await account(behindProxy);
      const headers = { apikey: behindProxy.secrets.publishableKey, 'content-type': 'application/json' };
      const response = await fetch(`${behindProxy.url}/auth/v1/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, type: 'signup' }),
      });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        code: 404,
        error_code: 'not_found',
        msg: 'There is nothing at this address.',
      });
      expect((await readInbox(behindProxy)).filter(({ to }) => to === email)).toEqual([]);
    },
  );
});
