import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../mail/mailbox.ts';
import { letAnHourPass } from '../testing/pass-time.ts';
import { newMails, readInbox, recoveryMail, redeem } from '../testing/recovery.ts';
import { PASSWORD } from '../testing/second-factor.ts';
import { sharedServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(letAnHourPass);

let addresses = 0;
const newAddress = () => `new-${process.pid}-${(addresses += 1)}@example.com`;

async function person() {
  const { client, id, email } = await server.person();
  return { client, id, old: email, emailOf: async () => (await client.auth.getUser()).data.user?.email ?? '' };
}
type Person = Awaited<ReturnType<typeof person>>;

/** Requests a new address. @returns the emails to the new and to the old one. */
async function ask({ client }: Person, email: string): Promise<{ readonly confirm: Mail; readonly notice: Mail }> {
  const before = await readInbox(server);
  const options = { emailRedirectTo: 'https://evil.example/' };
  const { error } = await client.auth.updateUser({ email, current_password: PASSWORD }, options);
  expect(error).toBeNull();
  const [notice, confirm] = await newMails(server, before, 2);
  return { confirm: confirm!, notice: notice! };
}

const open = (mail: Mail) => redeem(server, mail, 'email_change');
const EXPIRED = { code: 'otp_expired' };

const signIn = (email: string) => server.anonymous().auth.signInWithPassword({ email, password: PASSWORD });

describe('a new address', () => {
  it('replaces the old one, which is told at once, when its link is opened', async () => {
    const user = await person();
    const email = newAddress();
    const { confirm, notice } = await ask(user, email.toUpperCase());
    expect(notice).toMatchObject({ to: user.old, subject: 'Your email address for Storyloom is about to change' });
    expect(notice).not.toHaveProperty('link');
    expect(notice.text).not.toContain('http');
    expect(notice.text).toContain(email);
    expect(confirm).toMatchObject({ to: email, subject: 'Confirm your new email address for Storyloom' });
    expect(confirm.link).toMatch(new RegExp(`^${server.url}/auth/confirm#token_hash=[0-9a-f]{64}&type=email_change$`));
    // The link has a hash, and no code of six digits.
    expect(confirm.text).not.toMatch(/\b\d{6}\b/);
    expect(await user.emailOf()).toBe(user.old);
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');

    // Only the client that redeemed the code is signed in with the new address.
    const { session, user: confirmed } = await open(confirm);
    expect([confirmed?.id, confirmed?.email, session?.user.email]).toEqual([user.id, email, email]);
    expect((await user.client.auth.refreshSession()).error).not.toBeNull();
    expect((await signIn(email)).error).toBeNull();
    expect((await signIn(user.old)).error?.code).toBe('invalid_credentials');
    expect((await open(confirm)).error).toMatchObject(EXPIRED);
  });

  it('ends earlier links, and a new password ends it', async () => {
    const user = await person();
    const recovery = await recoveryMail(server, user.old);
    const first = await ask(user, newAddress());
    const email = newAddress();
    const second = await ask(user, email);
    expect((await open(first.confirm)).error).toMatchObject(EXPIRED);
    expect((await open(second.confirm)).error).toBeNull();
    expect((await signIn(email)).error).toBeNull();
    expect((await redeem(server, recovery)).error).toMatchObject(EXPIRED);

    const other = await person();
    const { confirm } = await ask(other, newAddress());
    await other.client.auth.updateUser({ password: 'battery staple', current_password: PASSWORD });
    expect((await open(confirm)).error).toMatchObject(EXPIRED);
  });

  it('must be valid, different, and requested by a signed-in user without another change', async () => {
    const { client, old } = await person();
    const before = await readInbox(server);
    for (const wrong of [{ email: 'nobody' }, { email: newAddress(), password: 'battery staple' }])
      expect((await client.auth.updateUser(wrong)).error?.code).toBe('validation_failed');
    expect((await client.auth.updateUser({ email: old.toUpperCase() })).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
    for (const token of [undefined, 'x', server.secrets.publishableKey]) {
      const { status } = await server.call('/auth/v1/user', { method: 'PUT', token, body: { email: newAddress() } });
      expect(status).toBeOneOf([401, 402, 403]);
    }
    expect(await readInbox(server)).toEqual(before);
  });
});

describe('an address of another account', () => {
  it('is answered like a free address, and only its mailbox is told', async () => {
    const [other, free, taken] = [await person(), await person(), await person()];
    const seen = async ({ client, id, old }: Person, email: string) => {
      const before = await readInbox(server);
      const asked = await client.auth.updateUser({ email, current_password: PASSWORD });
      const mails = await newMails(server, before, 2);
      const text = JSON.stringify([asked, await client.auth.getUser()])
        .replaceAll(id, 'id')
        .replaceAll(old, 'old')
        .replaceAll(email, 'new')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'time')
        .replace(/"(?:identity_id|sub)":"[^"]*"/g, '');
      return { text, mails };
    };
    const answer = await seen(taken, other.old);
    expect(answer.text).toBe((await seen(free, newAddress())).text);
    expect(answer.text).toContain('"new_email":"new"');
    const [notice, told] = answer.mails;
    expect(notice).toMatchObject({ to: taken.old, subject: 'Your email address for Storyloom is about to change' });
    expect(told).toMatchObject({ to: other.old, subject: 'You already have a Storyloom account' });
    expect(told).not.toHaveProperty('link');
    expect(await other.emailOf()).toBe(other.old);
    // It ends an older link, as every request does.
    const older = await ask(free, newAddress());
    await seen(free, other.old);
    expect((await open(older.confirm)).error).toMatchObject(EXPIRED);
  });

  it('stays that of a user who signs up with it before the link is opened', async () => {
    const user = await person();
    const email = newAddress();
    const { confirm } = await ask(user, email);
    expect((await server.anonymous().auth.signUp({ email, password: PASSWORD })).error).toBeNull();
    expect((await open(confirm)).error).not.toBeNull();
    expect(await user.emailOf()).toBe(user.old);
    expect((await signIn(email)).data.user?.id).not.toBe(user.id);
  });
});
