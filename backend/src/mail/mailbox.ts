import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { Log } from '../log.ts';
import { mailStrings } from './strings.ts';

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

/** The link in a text of Lite's, without its return address: the server leads back to its own site only. */
function verifyLink(text: string): VerifyLink | undefined {
  const found = VERIFY_LINK.exec(text)?.[0];
  if (found === undefined || !URL.canParse(found)) return undefined;
  const url = new URL(found);
  url.searchParams.delete('redirect_to');
  return { href: url.href, kind: url.searchParams.get('type') ?? 'other' };
}

/** A mail of Lite's in our words. Of a kind that the product does not send, the text stays as it is. */
function rewrite(message: EmailMessage, link: VerifyLink | undefined): Pick<Mail, 'subject' | 'text'> {
  const text = message.text ?? '';
  if (!link) return { subject: message.subject, text };
  const { subject, text: words } = mailStrings.recovery;
  if (link.kind === 'recovery') return { subject, text: words(link.href) };
  return { subject: message.subject, text: text.replace(VERIFY_LINK, () => link.href) };
}

/**
 * Puts what Lite wants to send into the mailbox. The log learns of it, but neither for whom nor with which link.
 *
 * @param inboxUrl where a person can read it; `undefined` when nowhere.
 */
export function createMailDriver(mailbox: Mailbox, log: Log, inboxUrl: string | undefined): EmailDriver {
  return {
    async send(message) {
      const link = verifyLink(message.text ?? '');
      mailbox.add({
        time: new Date().toISOString(),
        to: message.to,
        ...rewrite(message, link),
        ...(link && { link: link.href }),
      });
      log({ level: 'info', event: 'mail', kind: link?.kind ?? 'other', inbox: inboxUrl ?? 'closed' });
    },
  };
}
