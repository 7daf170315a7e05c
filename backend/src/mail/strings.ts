import { LINK_SECONDS } from './mail-link.ts';

const minutes = LINK_SECONDS / 60;

/** What a mail says. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/** What the mails say. */
export const mailStrings = {
  recovery: (link: string): MailWords => ({
    subject: 'Choose a new Storyloom password',
    text: `Hello,

somebody, most likely you, asked for a new password for your Storyloom account.

To choose one, open this link:

${link}

It works once, and for ${minutes} minutes. If you asked more than once, only the newest link works.

If it was not you, there is nothing to do: your password stays as it is.

Storyloom
`,
  }),
  /** To the new address. */
  emailChange: (link: string): MailWords => ({
    subject: 'Confirm your new Storyloom address',
    text: `Hello,

somebody, most likely you, wants to use this address for their Storyloom account.

To confirm it, open this link:

${link}

It works once, and for ${minutes} minutes. If you asked more than once, only the newest link works. Until it is opened, the old address stays.

If it was not you, there is nothing to do: without the link nothing changes.

Storyloom
`,
  }),
  /** To the new address, when it is another account's already. */
  emailTaken: (): MailWords => ({
    subject: 'You already have a Storyloom account',
    text: `Hello,

somebody, most likely you, wants to use this address for another Storyloom account. It already has one, and an address belongs to one account only.

Sign in with this address to use that account. If it was not you, there is nothing to do: nothing changes.

Storyloom
`,
  }),
  /** To the old address. */
  emailChangeAsked: (newAddress: string): MailWords => ({
    subject: 'Your Storyloom address is about to change',
    text: `Hello,

somebody, most likely you, asked to change the address of your Storyloom account to ${newAddress}.

It changes when the link is opened that was sent there.

If it was not you, choose a new password now, in Settings or with "Forgot your password?". That ends the link.

Storyloom
`,
  }),
};
