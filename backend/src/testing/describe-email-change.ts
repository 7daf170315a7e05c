import { describe, expect, it } from 'vitest';
import type { Mail } from '../mail/mailbox.ts';
import { newMails, readInbox, recoveryMail, redeem } from './recovery.ts';
import type { TestServer } from './test-server.ts';

let addresses = 0;
const newAddress = () => `new-${process.pid}-${(addresses += 1)}@example.com`;

const PASSWORD = 'correct horse';

interface Asked {
  /** To the new address. */
  readonly confirm: Mail;
  /** To the old one. */
  readonly notice: Mail;
}

/** Changing the address of an account, over HTTP. The limits allow twenty requests and thirty codes. */
export function describeEmailChange(running: () => TestServer): void {
  async function person() {
    const { client, id } = await running().person();
    const emailOf = async () => (await client.auth.getUser()).data.user?.email ?? '';
    return { client, id, emailOf, old: await emailOf() };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  async function ask({ client }: Person, email: string): Promise<Asked> {
    const before = await readInbox(running());
    const options = { emailRedirectTo: 'https://evil.example/' };
    const { error } = await client.auth.updateUser({ email, current_password: PASSWORD }, options);
    expect(error).toBeNull();
    const [notice, confirm] = await newMails(running(), before, 2);
    if (!notice || !confirm) throw new Error('two mails are missing');
    return { confirm, notice };
  }

  const open = (mail: Mail) => redeem(running(), mail, 'email_change');

  const signIn = (email: string, password = PASSWORD) =>
    running().anonymous().auth.signInWithPassword({ email, password });

  describe('a new address', () => {
    it('A new address replaces the old one when the link sent to it is opened, and not before', async () => {
      const user = await person();
      const email = newAddress();
      const { confirm } = await ask(user, email.toUpperCase());
      expect(confirm).toMatchObject({ to: email, subject: 'Confirm your new email address for Storyloom' });
      expect(confirm.link).toMatch(
        new RegExp(`^${running().url}/auth/confirm#token_hash=[0-9a-f]{64}&type=email_change$`),
      );
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
    });

    it('The old address is told of the new one at once, without a link', async () => {
      const user = await person();
      const email = newAddress();
      const { notice } = await ask(user, email);
      expect(notice).toMatchObject({
        to: user.old,
        subject: 'Your email address for Storyloom is about to change',
      });
      expect(notice).not.toHaveProperty('link');
      expect(notice.text).not.toContain('http');
      expect(notice.text).toContain(email);
      expect(notice.text).toContain('If it wasn’t you, choose a new password now');
    });

    it('The code for a new address works once', async () => {
      const { confirm } = await ask(await person(), newAddress());
      expect((await open(confirm)).error).toBeNull();
      expect((await open(confirm)).error?.code).toBe('otp_expired');
    });

    it('The code for a new address works for an hour', async () => {
      const user = await person();
      const { confirm } = await ask(user, newAddress());
      const sent = (minutes: number) =>
        running().database.runScript(
          `update auth.users set email_change_sent_at = now() - interval '${minutes} minutes' where id = '${user.id}'`,
        );
      await sent(61);
      expect((await open(confirm)).error?.code).toBe('otp_expired');
      expect(await user.emailOf()).toBe(user.old);
      await sent(59);
      expect((await open(confirm)).error).toBeNull();
    });

    it('A second request for a new address ends the first link', async () => {
      const user = await person();
      const first = await ask(user, newAddress());
      const email = newAddress();
      const second = await ask(user, email);
      expect((await open(first.confirm)).error?.code).toBe('otp_expired');
      expect((await open(second.confirm)).error).toBeNull();
      expect((await signIn(email)).error).toBeNull();
    });

    it('Changing the password ends the link for a new address, as the email to the old one says', async () => {
      const user = await person();
      const { confirm } = await ask(user, newAddress());
      expect(
        (await user.client.auth.updateUser({ password: 'battery staple', current_password: PASSWORD })).error,
      ).toBeNull();
      expect((await open(confirm)).error?.code).toBe('otp_expired');
      expect(await user.emailOf()).toBe(user.old);
    });

    it('Changing the address ends a link for a new password that went to the old one', async () => {
      const user = await person();
      const recovery = await recoveryMail(running(), user.old);
      const { confirm } = await ask(user, newAddress());
      expect((await open(confirm)).error).toBeNull();
      expect((await redeem(running(), recovery)).error?.code).toBe('otp_expired');
    });

    it('A new address must be valid, different, and requested without another change', async () => {
      const { client, old } = await person();
      const before = await readInbox(running());
      for (const wrong of [{ email: 'nobody' }, { email: newAddress(), password: 'battery staple' }])
        expect((await client.auth.updateUser(wrong)).error?.code).toBe('validation_failed');
      expect((await client.auth.updateUser({ email: old.toUpperCase() })).error).toBeNull();
      expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
      expect(await readInbox(running())).toEqual(before);
    });

    it('Only a signed-in user can request a new address', async () => {
      for (const authorization of [undefined, 'Bearer x', `Bearer ${running().secrets.publishableKey}`]) {
        const response = await fetch(`${running().url}/auth/v1/user`, {
          method: 'PUT',
          headers: {
            apikey: running().secrets.publishableKey,
            'content-type': 'application/json',
            ...(authorization && { authorization }),
          },
          body: JSON.stringify({ email: newAddress() }),
        });
        expect(response.status).toBeGreaterThanOrEqual(401);
        expect(response.status).toBeLessThanOrEqual(403);
      }
    });
  });

  describe('an address of another account', () => {
    it('A request for a taken address is answered like one for a free address, and only its mailbox is told', async () => {
      const other = await person();
      const free = await person();
      const taken = await person();
      const seen = async ({ client, id, old }: Person, email: string) => {
        const before = await readInbox(running());
        const asked = await client.auth.updateUser({ email, current_password: PASSWORD });
        const mails = await newMails(running(), before, 2);
        const account = await client.auth.getUser();
        const text = JSON.stringify([asked, account])
          .replaceAll(id, 'id')
          .replaceAll(old, 'old')
          .replaceAll(email, 'new')
          .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'time')
          .replace(/"(?:identity_id|sub)":"[^"]*"/g, '');
        return { text, mails };
      };
      const free_ = await seen(free, newAddress());
      const taken_ = await seen(taken, other.old);
      expect(taken_.text).toBe(free_.text);
      expect(taken_.text).toContain('"new_email":"new"');
      const [notice, told] = taken_.mails;
      expect(notice).toMatchObject({ to: taken.old, subject: 'Your email address for Storyloom is about to change' });
      expect(told).toMatchObject({ to: other.old, subject: 'You already have a Storyloom account' });
      expect(told).not.toHaveProperty('link');
      expect(await other.emailOf()).toBe(other.old);
    });

    it('A request for a taken address ends an older link, as every request does', async () => {
      const other = await person();
      const user = await person();
      const { confirm } = await ask(user, newAddress());
      await ask(user, other.old);
      expect((await open(confirm)).error?.code).toBe('otp_expired');
    });

    it('An address that another user signs up with before the link is opened stays theirs', async () => {
      const user = await person();
      const email = newAddress();
      const { confirm } = await ask(user, email);
      expect((await running().anonymous().auth.signUp({ email, password: PASSWORD })).error).toBeNull();
      expect((await open(confirm)).error).not.toBeNull();
      expect(await user.emailOf()).toBe(user.old);
      expect((await signIn(email)).data.user?.id).not.toBe(user.id);
    });
  });
}
