import { ACCOUNT_DELETION } from '@storyloom/shared/domain';

const days = `${ACCOUNT_DELETION.days} days`;

export const strings = {
  title: 'Delete account',
  what: `This deletes everything you have here: your stories, the copies you shared and their links, your prompts, likes and favorites, your newsletter subscription, and the account itself. To keep a copy, use Download everything first.`,
  when: `Others can’t read what you shared from the moment you ask. After ${days} everything is deleted for good. Sign in before then, and your account stays as it was.`,
  code: 'Code from your authenticator app',
  codeMissing: 'Enter the code that your app shows',
  confirm: 'Your email address, to confirm',
  hint: (email: string): string => `Type ${email}`,
  mismatch: 'Type your account’s email address',
  submit: 'Delete my account',
  deleting: 'Deleting…',
} as const;
