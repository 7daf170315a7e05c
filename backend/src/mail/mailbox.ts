import { paths } from '@storyloom/shared/contract';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { Log } from '../log.ts';
import { mailStrings, type MailWords } from './strings.ts';

/** An email that this process made. It does not leave the machine. */
export interface Mail {
  /** ISO 8601. */
  readonly time: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link in the email, if it has one. */
  readonly link?: string;
}

/** Emails of this process, kept in memory only, because they contain links that sign in. */
export interface Mailbox {
  /** Newest first. */
  mails(): readonly Mail[];
  add(mail: Mail): void;
}

/** Bounds the memory. */
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

const LINK = /https?:\/\/\S+/;

interface VerifyLink {
  readonly found: string;
  readonly href: string;
  readonly kind: string;
}

/**
 * Replaces the link of Lite's email by one to a page of this site, with the one-time code after the `#`, which is not sent to
 * servers, logs or mail scanners. A button on the page redeems it.
 */
function verifyLink(text: string): VerifyLink | undefined {
  const word = text.split(/\s+/).find((each) => each.includes('/auth/v1/verify?')) ?? '';
  const found = LINK.exec(word)?.[0];
  if (found === undefined || !URL.canParse(found)) return undefined;
  const { origin, searchParams } = new URL(found);
  const kind = searchParams.get('type') ?? 'other';
  const code = new URLSearchParams({ token_hash: searchParams.get('token') ?? '', type: kind });
  return { found, href: `${origin}${paths.confirm.href()}#${code}`, kind };
}

/** The emails that the product lets Lite send, by the kind of their link. */
const WORDS: Readonly<Record<string, (link: string) => MailWords>> = {
  recovery: mailStrings.recovery,
  email_change: mailStrings.emailChange,
};

/** Rewrites an email of Lite. A kind that the product does not send keeps its text. */
function rewrite(message: EmailMessage, link: VerifyLink | undefined): MailWords {
  const text = message.text ?? '';
  if (!link) return { subject: message.subject, text };
  const words = WORDS[link.kind];
  return words?.(link.href) ?? { subject: message.subject, text: text.replace(link.found, () => link.href) };
}

/** Adds an email to the mailbox, and logs it without its recipient and link. */
export type SendMail = (mail: Omit<Mail, 'time'>, kind: string) => void;

/** @param inboxUrl the address of the inbox; `undefined` when it is closed. */
export function createMailSender(mailbox: Mailbox, log: Log, inboxUrl: string | undefined): SendMail {
  return (mail, kind) => {
    mailbox.add({ time: new Date().toISOString(), ...mail });
    log({ level: 'info', event: 'mail', kind, inbox: inboxUrl ?? 'closed' });
  };
}

/** Receives the emails that Lite sends. */
export function createMailDriver(send: SendMail): EmailDriver {
  return {
    async send(message) {
      const link = verifyLink(message.text ?? '');
      send({ to: message.to, ...rewrite(message, link), ...(link && { link: link.href }) }, link?.kind ?? 'other');
    },
  };
}
