import { paths } from '@storyloom/shared/contract';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { Log } from '../log.ts';
import { mailStrings, type MailWords } from './strings.ts';

/** A mail that this process made. None leaves the machine. */
export interface Mail {
  /** ISO 8601. */
  readonly time: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What the mail asks to open, when it asks that. */
  readonly link?: string;
}

/** Mails of this process, kept in memory only: they hold links that sign people in. */
export interface Mailbox {
  /** Newest first. */
  mails(): readonly Mail[];
  add(mail: Mail): void;
}

/** More than anybody looks through; it bounds the memory. */
export const MAX_MAILS = 50;

export function createMailbox(): Mailbox {
  const mails: Mail[] = [];
  return {
    mails: () => mails,
    add(mail) {
      mails.unshift(mail);
      mails.length = Math.min(mails.length, MAX_MAILS);
    },
  };
}

const VERIFY_LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

interface VerifyLink {
  readonly href: string;
  readonly kind: string;
}

/**
 * The link of a mail in place of Lite's: to a page of this site, with the one-time code behind the `#`, which no server,
 * log or program that looks through mail is sent. The page's button redeems it.
 */
function verifyLink(text: string): VerifyLink | undefined {
  const found = VERIFY_LINK.exec(text)?.[0];
  if (found === undefined || !URL.canParse(found)) return undefined;
  const { origin, searchParams } = new URL(found);
  const kind = searchParams.get('type') ?? 'other';
  const code = new URLSearchParams({ token_hash: searchParams.get('token') ?? '', type: kind });
  return { href: `${origin}${paths.confirm.href()}#${code}`, kind };
}

/** The mails that the product has Lite send, by the kind of their link. */
const WORDS: Readonly<Record<string, (link: string) => MailWords>> = {
  recovery: mailStrings.recovery,
  email_change: mailStrings.emailChange,
};

/** A mail of Lite's in our words. Of a kind that the product does not send, the text stays as it is. */
function rewrite(message: EmailMessage, link: VerifyLink | undefined): MailWords {
  const text = message.text ?? '';
  if (!link) return { subject: message.subject, text };
  const words = WORDS[link.kind];
  return words?.(link.href) ?? { subject: message.subject, text: text.replace(VERIFY_LINK, () => link.href) };
}

/** Puts a mail into the mailbox. The log learns of it, but neither for whom nor with which link. */
export type SendMail = (mail: Omit<Mail, 'time'>, kind: string) => void;

/** @param inboxUrl where a person can read the mails; `undefined` when nowhere. */
export function createMailSender(mailbox: Mailbox, log: Log, inboxUrl: string | undefined): SendMail {
  return (mail, kind) => {
    mailbox.add({ time: new Date().toISOString(), ...mail });
    log({ level: 'info', event: 'mail', kind, inbox: inboxUrl ?? 'closed' });
  };
}

/** Sends what Lite wants to send. */
export function createMailDriver(send: SendMail): EmailDriver {
  return {
    async send(message) {
      const link = verifyLink(message.text ?? '');
      send({ to: message.to, ...rewrite(message, link), ...(link && { link: link.href }) }, link?.kind ?? 'other');
    },
  };
}
