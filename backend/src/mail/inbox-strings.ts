import { MAX_MAILS } from './mailbox.ts';

/** Words of the inbox page. */
export const inboxStrings = {
  title: 'Inbox',
  documentTitle: 'Inbox – Storyloom on this machine',
  note: `This Storyloom sends no mail. What it would have sent is kept here, on this machine, until it stops: the newest ${MAX_MAILS} mails, readable from this machine only.`,
  emptyTitle: 'No mail yet',
  empty: 'Ask for a new password on the sign-in page, then reload this page.',
  listTitle: 'Mails, newest first',
  to: 'To',
  time: 'Made',
  /** @param time ISO 8601. */
  timeOfDay: (time: string): string => `${time.slice(0, 10)}, ${time.slice(11, 19)} UTC`,
  site: 'Back to Storyloom',
};
