import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letAnHourPass } from '../testing/pass-time.ts';
import { codeIn, recoveryMail, redeem } from '../testing/recovery.ts';
import { PASSWORD } from '../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const SITE_URL = 'http://localhost:8123';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SITE_URL });
});
afterAll(() => server.close());
beforeEach(letAnHourPass);

const verify = async (body: object) => (await server.call('/auth/v1/verify', { body })).status;

describe('a forgotten password', () => {
  it('needs the code of the email, whose link always leads to SITE_URL', async () => {
    const { email } = await server.person();
    const mail = await recoveryMail(server, email);
    expect(mail.to).toBe(email);
    expect(mail.link).toMatch(new RegExp(`^${SITE_URL}/auth/confirm#token_hash=[\\da-f]{64}&type=recovery$`));
    expect(mail.text).not.toContain('evil.example');

    const { client } = await redeem(server, mail);
    expect((await client.auth.updateUser({ password: 'battery staple' })).error).toBeNull();
    const signIn = (secret: string) => server.anonymous().auth.signInWithPassword({ email, password: secret });
    expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials');
    expect((await signIn('battery staple')).error).toBeNull();
    expect((await redeem(server, mail)).error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('gives one session when its code is redeemed three times at once', async () => {
    const mail = await recoveryMail(server, (await server.person()).email);
    const answers = await Promise.all([redeem(server, mail), redeem(server, mail), redeem(server, mail)]);
    expect(answers.map(({ error }) => error?.code).toSorted()).toEqual(['otp_expired', 'otp_expired', undefined]);
  });
});

describe('the code of an email', () => {
  it('expires when the email says, or when the next one is sent', async () => {
    const { id, email } = await server.person();
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
    for (const type of ['magiclink', 'signup', 'email', 'email_change', 'invite', ''])
      expect(await verify({ type, token_hash: codeIn(mail) }), type).toBeOneOf([400, 403]);
    for (const token of ['000000', codeIn(mail)])
      expect(await verify({ type: 'recovery', email, token })).toBeOneOf([400, 403]);
    expect((await redeem(server, mail)).error).toBeNull();
  });

  it('is redeemed by POST only, so that mail scanners cannot use it up', async () => {
    const mail = await recoveryMail(server, (await server.person()).email);
    const { pathname, search } = new URL(mail.link!);
    for (const method of ['GET', 'HEAD'])
      for (const path of [`/auth/v1/verify?token=${codeIn(mail)}&type=recovery`, `${pathname}${search}`]) {
        const { headers, text } = await server.call(path, { method });
        expect(`${headers.get('location')} ${text}`).not.toContain('access_token');
      }
    expect((await redeem(server, mail)).error).toBeNull();
  });

  it('is not found by hashing all six-digit numbers, and not replaced by a damaged one', async () => {
    const { email } = await server.person();
    const token = codeIn(await recoveryMail(server, email));
    for (let guess = 0; guess < 1_000_000; guess += 1) {
      if (hash('sha256', email + String(guess).padStart(6, '0')) === token) throw new Error(`guessed after ${guess}`);
      // The server, in this process, must not find itself overloaded.
      if (guess % 50_000 === 0) await new Promise(setImmediate);
    }
    expect(token).toMatch(/^[\da-f]{64}$/);
    for (const body of [{}, { type: 'recovery' }, { token_hash: '\0', type: 'recovery' }, { token_hash: 1, type: 'x' }])
      expect(await verify(body)).toBeOneOf([400, 403]);
  });
});
