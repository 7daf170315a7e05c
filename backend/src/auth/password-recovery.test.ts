import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, codeIn, readInbox, recoveryMail, redeem } from '../testing/recovery.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { describeEmailChange } from '../testing/describe-email-change.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describeEmailChange(() => server);

describe('a forgotten password', () => {
  it('A forgotten password is replaced with the code of the email, whose link leads to a page of this site', async () => {
    const { email, password } = await account(server);
    const mail = await recoveryMail(server, email);
    expect(mail.to).toBe(email);
    expect(mail.link).toMatch(new RegExp(`^${server.url}/auth/confirm#token_hash=[\\da-f]{64}&type=recovery$`));

    const { client } = await redeem(server, mail);
    expect((await client.auth.updateUser({ password: 'battery staple' })).error).toBeNull();
    const signIn = (secret: string) => server.anonymous().auth.signInWithPassword({ email, password: secret });
    expect((await signIn(password)).error?.code).toBe('invalid_credentials');
    expect((await signIn('battery staple')).error).toBeNull();
  });

  it('A recovery code works once', async () => {
    const { email } = await account(server);
    const mail = await recoveryMail(server, email);
    expect((await redeem(server, mail)).error).toBeNull();
    expect((await redeem(server, mail)).error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('A recovery code that is redeemed three times at once gives one session', async () => {
    const { email } = await account(server);
    const mail = await recoveryMail(server, email);
    const answers = await Promise.all([redeem(server, mail), redeem(server, mail), redeem(server, mail)]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'otp_expired')).toHaveLength(2);
  });

  it('A recovery code works for as long as the email says', async () => {
    const { id, email } = await account(server);
    const made = (minutes: number) =>
      server.database.runScript(
        `update auth.users set recovery_sent_at = now() - interval '${minutes} minutes' where id = '${id}'`,
      );
    const mail = await recoveryMail(server, email);
    expect(mail.text).toContain('60 minutes');
    await made(61);
    expect((await redeem(server, mail)).error?.code).toBe('otp_expired');
    await made(59);
    expect((await redeem(server, mail)).error).toBeNull();
  });

  it('A new recovery code ends the older one', async () => {
    const { email } = await account(server);
    const first = await recoveryMail(server, email);
    const second = await recoveryMail(server, email);
    expect((await redeem(server, first)).error?.code).toBe('otp_expired');
    expect((await redeem(server, second)).error).toBeNull();
  });

  it('A recovery code is not found by hashing all six-digit numbers', async () => {
    const { email } = await account(server);
    const token = codeIn(await recoveryMail(server, email));
    for (let guess = 0; guess < 1_000_000; guess += 1)
      if (hash('sha256', email + String(guess).padStart(6, '0')) === token) throw new Error(`guessed after ${guess}`);
    expect(token).toMatch(/^[\da-f]{64}$/);
  });

  it.each([
    {},
    { type: 'recovery' },
    { token_hash: 'x' },
    { token_hash: 'x', type: 'recovery' },
    { token_hash: '\0', type: 'recovery' },
    { token_hash: '\0', type: 'email_change' },
    { token_hash: 1, type: 'recovery' },
  ])('A damaged recovery code is refused: %j', async (body) => {
    const headers = { apikey: server.secrets.publishableKey, 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status).toBeOneOf([400, 403]);
  });
});

describe('the link of an email', () => {
  // A second server, with a public address.
  let behindProxy: TestServer;
  beforeAll(async () => {
    behindProxy = await startTestServer({ SITE_URL: 'http://localhost:8123', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => behindProxy.close());

  it('The link of an email leads to SITE_URL, whatever the request named', async () => {
    const { email } = await account(behindProxy);
    const { link, text } = await recoveryMail(behindProxy, email);
    expect(new URL(link!).origin).toBe('http://localhost:8123');
    expect(text).not.toContain('evil.example');
  });

  it.each(['otp', 'magiclink', 'resend', 'reauthenticate', 'authorize', 'callback'])(
    'The endpoint %s sends no email',
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
