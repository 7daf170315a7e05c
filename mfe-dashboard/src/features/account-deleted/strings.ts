import { ACCOUNT_DELETION } from '@storyloom/shared/domain';

const days = `${ACCOUNT_DELETION.days} days`;

export const strings = {
  title: 'Your account will be deleted',
  description: `What happens after you ask Storyloom to delete your account: when everything is gone, and how to come back within ${days}.`,
  signedOut: 'You’re signed out everywhere, and others can no longer read what you shared.',
  goneBy: (day: string): string => `Everything will be gone by ${day}.`,
  goneAfter: `Everything will be gone ${days} after you asked.`,
  comeBack: `Changed your mind? Sign in within ${days} with the same email address and password. That cancels the deletion, and everything is back as it was.`,
  device:
    'What you hadn’t saved is removed from this browser, too. On other devices, clear this site’s data to remove it.',
  signIn: 'Sign in to keep my account',
  home: 'Go to the home page',
} as const;
