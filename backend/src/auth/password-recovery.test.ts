import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letAnHourPass } from '../testing/pass-time.ts';
import { account, codeIn, readInbox, recoveryMail, redeem } from '../testing/recovery.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function post(at: TestServer, path: string, body: object, more: Record<string, string> = {}) {
  const headers = { apikey: at.secrets.publishableKey, 'content-type': 'application/json', ...more };
  return fetch(`${at.url}/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('a forgotten password', () => {
  it('is replaced with the code of the email, whose link leads to a page of this site', async () => {
    const { email, password } = await account(server);
    const mail = await recoveryMail(server, email);
    expect(mail.to).toBe(email);
    expect(mail.link).toMatch(new RegExp(`^${server.url}/auth/confirm#token_hash=[\\da-f]{64}&type=recovery$`));

    const { client } = await redeem(server, mail);
    expect((await client.auth.updateUser({ password: 'battery staple' })).error).toBeNull();
    const signIn = (secret: string) => server.anonymous().auth.signInWithPassword({ email, password: secret });
    expect((await signIn(password)).error?.code).toBe('invalid_credentials');
    expect((await signIn('battery staple')).error).toBeNull();
    expect((await redeem(server, mail)).error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('gives one session when its code is redeemed three times at once', async () => {
    const mail = await recoveryMail(server, (await account(server)).email);
    const answers = await Promise.all([redeem(server, mail), redeem(server, mail), redeem(server, mail)]);
    expect(answers.map(({ error }) => error?.code).toSorted()).toEqual(['otp_expired', 'otp_expired', undefined]);
  });

  it('has a code for as long as the email says, and until the next one', async () => {
    const { id, email } = await account(server);
    const made = (minutes: number) =>
      server.database.runScript(
        `update auth.users set recovery_sent_at = now() - interval '${minutes} minutes' where id = '${id}'`,
      );
    const first = await recoveryMail(server, email);
    const mail = await recoveryMail(server, email);
    expect((await redeem(server, first)).error?.code).toBe('otp_expired');
    expect(mail.text).toContain('60 minutes');
    await made(61);
    expect((await redeem(server, mail)).error?.code).toBe('otp_expired');
    await made(59);
    expect((await redeem(server, mail)).error).toBeNull();
  });

  it('has a code that is not found by hashing all six-digit numbers', async () => {
    const { email } = await account(server);
    const token = codeIn(await recoveryMail(server, email));
    for (let guess = 0; guess < 1_000_000; guess += 1)
      if (hash('sha256', email + String(guess).padStart(6, '0')) === token) throw new Error(`guessed after ${guess}`);
    expect(token).toMatch(/^[\da-f]{64}$/);
  });

  it('is not replaced with a damaged code', async () => {
    for (const body of [{}, { type: 'recovery' }, { token_hash: 'x' }])
      expect((await post(server, 'verify', body)).status).toBeOneOf([400, 403]);
    for (const type of ['recovery', 'email_change'])
      for (const token_hash of ['x', '\0', 1])
        expect((await post(server, 'verify', { token_hash, type })).status).toBeOneOf([400, 403]);
  });
});

it('emails are limited for an address and for a network, whatever address a request claims', async () => {
  letAnHourPass();
  const statuses: number[] = [];
  for (let turn = 0; turn < 24; turn += 1) {
    const email = turn < 4 ? 'ann@example.com' : `person-${turn}@example.com`;
    statuses.push((await post(server, 'recover', { email }, { 'x-forwarded-for': `203.0.${turn}.1` })).status);
  }
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 429]);
  expect(statuses.slice(4).filter((status) => status === 200)).toHaveLength(17);
});

describe('the link of an email', () => {
  // A second server, with a public address.
  let behindProxy: TestServer;
  beforeAll(async () => {
    behindProxy = await startTestServer({ SITE_URL: 'http://localhost:8123', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => behindProxy.close());

  it('leads to SITE_URL, whatever the request named', async () => {
    const { email } = await account(behindProxy);
    const { link, text } = await recoveryMail(behindProxy, email);
    expect(new URL(link!).origin).toBe('http://localhost:8123');
    expect(text).not.toContain('evil.example');
  });

  it('is sent by no other endpoint', async () => {
    const { email } = await account(behindProxy);
    for (const name of ['otp', 'magiclink', 'resend', 'reauthenticate', 'authorize', 'callback']) {
      const response = await post(behindProxy, name, { email, type: 'signup' });
      expect([name, response.status, await response.json()]).toEqual([
        name,
        404,
        { code: 404, error_code: 'not_found', msg: 'There is nothing at this address.' },
      ]);
    }
    expect((await readInbox(behindProxy)).filter(({ to }) => to === email)).toEqual([]);
  });
});
