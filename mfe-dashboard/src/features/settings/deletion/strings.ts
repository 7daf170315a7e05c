import { ACCOUNT_DELETION } from '@storyloom/shared/domain';

const days = `${ACCOUNT_DELETION.days} days`;

export const strings = {
  title: 'Delete account',
  what: `This deletes everything you have here: your stories, the copies you shared and their links, your prompts, likes and favorites, your newsletter subscription, and the account itself. Download the stories you want to keep first.`,
  when: `Others can’t read what you shared from the moment you ask. The rest is deleted after ${days}. Sign in before then to cancel, and everything is as it was.`,
  confirm: 'Your email address, to confirm',
  hint: (email: string): string => `Type ${email}`,
  mismatch: (email: string): string => `Please type ${email} to confirm`,
  submit: 'Delete my account',
  deleting: 'Deleting…',
} as const;
