import { LINK_SECONDS } from './mail-link.ts';

const minutes = LINK_SECONDS / 60;

/** The words of one email. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/** The words of the emails. */
export const mailStrings = {
  recovery: (link: string): MailWords => ({
    subject: 'Choose a new Storyloom password',
    text: `Hello,

Someone, most likely you, asked for a new password for your Storyloom account.

To choose one, open this link and press “Continue”:

${link}

It works once, for ${minutes} minutes. If you asked more than once, only the newest link works.

If it wasn’t you, you don’t need to do anything: your password stays as it is.

Storyloom
`,
  }),
  /** To the new address. */
  emailChange: (link: string): MailWords => ({
    subject: 'Confirm your new email address for Storyloom',
    text: `Hello,

Someone, most likely you, wants to use this email address for a Storyloom account.

To confirm it, open this link and press “Continue”:

${link}

It works once, for ${minutes} minutes. If you asked more than once, only the newest link works. Until it’s used, the old address stays in use.

If it wasn’t you, you don’t need to do anything: nothing changes without the link.

Storyloom
`,
  }),
  /** To the new address, when another account has it already. */
  emailTaken: (): MailWords => ({
    subject: 'You already have a Storyloom account',
    text: `Hello,

Someone, most likely you, wants to use this email address for another Storyloom account. It already belongs to one, and each account needs an address of its own.

Sign in with this address to use that account. If it wasn’t you, you don’t need to do anything: nothing changes.

Storyloom
`,
  }),
  /** To the old address. */
  emailChangeAsked: (newAddress: string): MailWords => ({
    subject: 'Your email address for Storyloom is about to change',
    text: `Hello,

Someone, most likely you, asked to change the email address of your Storyloom account to ${newAddress}.

It changes once the link we sent there is used.

If it wasn’t you, choose a new password now, in Account Settings or with “Forgot password?” on the sign-in page. The link then stops working.

Storyloom
`,
  }),
};
