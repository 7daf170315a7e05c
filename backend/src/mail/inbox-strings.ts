import { MAX_MAILS } from './mailbox.ts';

/** Words of the inbox page. */
export const inboxStrings = {
  title: 'Inbox',
  documentTitle: 'Inbox · Storyloom on this machine',
  note: `This Storyloom doesn’t send email. What it would have sent is kept here until it stops: the newest ${MAX_MAILS} messages, readable from this machine only.`,
  emptyTitle: 'No messages yet',
  empty: 'Ask for a new password on the sign-in page, then reload this page.',
  listTitle: 'Messages, newest first',
  to: 'To',
  time: 'Sent',
  /** @param time ISO 8601. */
  timeOfDay: (time: string): string => `${time.slice(0, 10)}, ${time.slice(11, 19)} UTC`,
  site: 'Back to Storyloom',
};
