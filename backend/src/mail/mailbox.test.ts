import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createMailbox, createMailDriver, createMailSender } from './mailbox.ts';

const VERIFY = 'http://127.0.0.1:4000/auth/v1/verify?token=abc123&type=recovery';
const LINK = 'http://127.0.0.1:4000/auth/confirm#token_hash=abc123&type=recovery';
const RECOVERY = {
  to: 'ann@example.com',
  subject: 'Reset Your Password',
  text: `Reset your password with this code: 123456\n\nOr follow this link: ${VERIFY}&redirect_to=http%3A%2F%2F127.0.0.1%3A4000`,
  html: '<p>x</p>',
};

function start(inboxUrl?: string) {
  const lines: string[] = [];
  const mailbox = createMailbox();
  return {
    lines,
    mailbox,
    driver: createMailDriver(
      createMailSender(
        mailbox,
        createLog((line) => lines.push(line)),
        inboxUrl,
      ),
    ),
  };
}

describe('the email for a new password', () => {
  it('The email for a new password says what to do, for how long, and that it may be ignored', async () => {
    const { mailbox, driver } = start();
    await driver.send(RECOVERY);
    const [mail] = mailbox.mails();
    expect(mail).toMatchObject({ to: 'ann@example.com', subject: 'Choose a new Storyloom password', link: LINK });
    expect(mail!.text.split('\n')).toContain(LINK);
    expect(mail!.text).toContain('It works once, for 60 minutes.');
    expect(mail!.text).toContain('If it wasn’t you, you don’t need to do anything: your password stays as it is.');
    expect(mail!.text).not.toContain('123456');
    expect(Date.now() - Date.parse(mail!.time)).toBeLessThan(10_000);
  });

  it('The log says that an email was made and where to read it, but not for whom or with which link', async () => {
    const { lines, driver } = start('http://127.0.0.1:4000/inbox');
    await driver.send(RECOVERY);
    expect(lines).toHaveLength(1);
    const { time, ...entry } = JSON.parse(lines[0]!) as Record<string, unknown>;
    expect(time).toBeTypeOf('string');
    expect(entry).toEqual({ level: 'info', event: 'mail', kind: 'recovery', inbox: 'http://127.0.0.1:4000/inbox' });
  });

  it('The log says that the inbox is closed when there is none', async () => {
    const { lines, driver } = start();
    await driver.send(RECOVERY);
    expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'mail', inbox: 'closed' });
  });
});

describe('the email for a new address', () => {
  it('The email for a new address says what to do, for how long, and that it may be ignored', async () => {
    const { lines, mailbox, driver } = start();
    const link = LINK.replace('recovery', 'email_change');
    await driver.send({
      ...RECOVERY,
      subject: 'Confirm Email Change',
      text: `123456 ${VERIFY.replace('recovery', 'email_change')}&redirect_to=x`,
    });
    const [mail] = mailbox.mails();
    expect(mail).toMatchObject({
      to: 'ann@example.com',
      subject: 'Confirm your new email address for Storyloom',
      link,
    });
    expect(mail!.text.split('\n')).toContain(link);
    expect(mail!.text).toContain('It works once, for 60 minutes.');
    expect(mail!.text).toContain('If it wasn’t you, you don’t need to do anything: nothing changes without the link.');
    expect(mail!.text).not.toContain('123456');
    expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'mail', kind: 'email_change' });
  });
});

describe('an email that the product does not send', () => {
  it('An email that the product does not send keeps its text, with a link to this site', async () => {
    const { mailbox, driver } = start();
    const verify = VERIFY.replace('recovery', 'invite');
    const link = LINK.replace('recovery', 'invite');
    const text = (address: string) => `Accept with this code: 1\n\nOr follow this link: ${address}`;
    await driver.send({ to: 'a@b.c', subject: 'Confirm', text: text(`${verify}&redirect_to=x`) });
    await driver.send({ to: 'a@b.c', subject: 'Code', text: 'Enter this code: 1' });
    await driver.send({ to: 'a@b.c', subject: 'Nothing' });
    const [nothing, code, invitation] = mailbox.mails();
    expect(invitation).toMatchObject({ subject: 'Confirm', text: text(link), link });
    expect(code).toMatchObject({ subject: 'Code', text: 'Enter this code: 1' });
    expect(code).not.toHaveProperty('link');
    expect(nothing).toMatchObject({ subject: 'Nothing', text: '' });
  });
});

describe('the mailbox', () => {
  it('The mailbox keeps the newest fifty emails, newest first', () => {
    const mailbox = createMailbox();
    for (let count = 0; count < 60; count += 1)
      mailbox.add({ time: new Date(count).toISOString(), to: 'a@b.c', subject: String(count), text: '' });
    expect(mailbox.mails()).toHaveLength(50);
    expect(mailbox.mails()[0]?.subject).toBe('59');
    expect(mailbox.mails().at(-1)?.subject).toBe('10');
  });
});
