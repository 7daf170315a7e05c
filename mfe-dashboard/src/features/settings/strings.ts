import type { NameProblem } from '@storyloom/shared/domain';

export const strings = {
  preferences: 'Story Preferences',
  preferencesText:
    'You choose language, perspective, tone and length in each generator, next to the prompt, so every story can have its own.',
  toGenerators: 'Open the generators',
  reading: 'Reading and colors',
  readingText: 'How stories look in this browser, and whether pages are light or dark.',
  saving: 'Saving…',
  unreachable:
    'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.',
  tooOften: (wait: string): string => `Too many attempts. Please try again ${wait}.`,
  aFewMinutes: 'in a few minutes',
  currentPassword: 'Current password',
  currentPasswordMissing: 'Enter your current password',
  currentPasswordWrong: 'That’s not your current password',
  name: {
    title: 'Display name',
    text: 'Others see it next to what you share. They see nothing else about you.',
    label: 'Name',
    problems: {
      blank: 'Enter your name',
      direction: 'Your name has hidden characters that change the direction of text. Type it in again.',
      reserved: 'This name is reserved for the people who run the site. Choose another one.',
    } satisfies Record<NameProblem, string>,
    submit: 'Save name',
    done: 'Your name has been changed.',
    unchanged: 'This is already your name. Nothing has changed.',
    loadFailed: 'Failed to load your name',
    failed: 'Failed to change your name',
  },
  password: {
    title: 'Password',
    text: 'You’ll use the new one the next time you sign in. Changing it signs out your other devices.',
    label: 'New password',
    submit: 'Change password',
    done: 'Your password has been changed.',
  },
  email: {
    title: 'Email address',
    text: (email: string): string => `You sign in with ${email}.`,
    label: 'New email address',
    missing: 'Enter the new email address',
    invalid: 'Enter a valid email address',
    same: 'This is already your address',
    submit: 'Change email address',
    sent: (to: string, now: string): string =>
      `Check your email: we sent a link to ${to}. Open it to finish. Until then, you sign in with ${now}.`,
  },
} as const;
