import { RECOVERY_LINK_SECONDS } from './recovery-link.ts';

const minutes = RECOVERY_LINK_SECONDS / 60;

/** What the mails say. */
export const mailStrings = {
  recovery: {
    subject: 'Choose a new Storyloom password',
    text: (link: string): string => `Hello,

somebody, most likely you, asked for a new password for your Storyloom account.

To choose one, open this link:

${link}

It works once, and for ${minutes} minutes. If you asked more than once, only the newest link works.

If it was not you, there is nothing to do: your password stays as it is.

Storyloom
`,
  },
};
