import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createMailbox, createMailDriver, createMailSender } from './mailbox.ts';

const VERIFY = 'http://127.0.0.1:4000/auth/v1/verify?token=abc123&type=recovery';
const LINK = 'http://127.0.0.1:4000/auth/confirm#token_hash=abc123&type=recovery';

/** An email as the sign-in service writes it. */
const written = (kind: string) => ({
  to: 'ann@example.com',
  subject: kind === 'email_change' ? 'Confirm Email Change' : 'Reset Your Password',
  text: `With this code: 123456\n\nOr follow this link: ${VERIFY.replace('recovery', kind)}&redirect_to=http%3A%2F%2Fx`,
  html: '<p>x</p>',
});

function start(inboxUrl?: string) {
  const lines: string[] = [];
  const mailbox = createMailbox();
  const log = createLog((line) => lines.push(line));
  return { lines, mailbox, driver: createMailDriver(createMailSender(mailbox, log, inboxUrl)) };
}

it('an email for a new password or address says what to do, for how long, and that it may be ignored', async () => {
  for (const [kind, subject, ignored] of [
    ['recovery', 'Choose a new Storyloom password', 'your password stays as it is.'],
    ['email_change', 'Confirm your new email address for Storyloom', 'nothing changes without the link.'],
  ] as const) {
    const { mailbox, driver } = start();
    await driver.send(written(kind));
    const [mail] = mailbox.mails();
    const link = LINK.replace('recovery', kind);
    expect(mail).toMatchObject({ to: 'ann@example.com', subject, link });
    expect(mail!.text.split('\n')).toContain(link);
    expect(mail!.text).toContain('It works once, for 60 minutes.');
    expect(mail!.text).toContain(`If it wasn’t you, you don’t need to do anything: ${ignored}`);
    expect(mail!.text).not.toContain('123456');
  }
});

it('the log says that an email was made and where to read it, but not for whom or with which link', async () => {
  for (const [inboxUrl, inbox] of [
    ['http://127.0.0.1:4000/inbox', 'http://127.0.0.1:4000/inbox'],
    [undefined, 'closed'],
  ] as const) {
    const { lines, driver } = start(inboxUrl);
    await driver.send(written('recovery'));
    expect(lines).toHaveLength(1);
    const { time, ...entry } = JSON.parse(lines[0]!) as Record<string, unknown>;
    expect(time).toBeTypeOf('string');
    expect(entry).toEqual({ level: 'info', event: 'mail', kind: 'recovery', inbox });
  }
});

it('the mailbox keeps the newest fifty emails, newest first', () => {
  const mailbox = createMailbox();
  for (let count = 0; count < 60; count += 1)
    mailbox.add({ time: new Date(count).toISOString(), to: 'a@b.c', subject: String(count), text: '' });
  expect(mailbox.mails()).toHaveLength(50);
  expect([mailbox.mails()[0]?.subject, mailbox.mails().at(-1)?.subject]).toEqual(['59', '10']);
});
