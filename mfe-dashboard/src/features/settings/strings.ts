import { PASSWORD_MIN_LENGTH } from '@storyloom/shared/domain';

export const strings = {
  preferences: 'Story Preferences',
  preferencesText:
    'Language, perspective, tone and length are chosen in each generator, beside the prompt, so that every story can have its own.',
  toGenerators: 'Open the generators',
  reading: 'Reading and colours',
  readingText: 'How stories look in this browser, and whether the pages are light or dark.',
  saving: 'Saving…',
  unreachable:
    'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.',
  tooOften: (wait: string): string => `That was tried too often. Please try again ${wait}.`,
  seconds: (count: number): string => `in ${count} ${count === 1 ? 'second' : 'seconds'}`,
  aFewMinutes: 'in a few minutes',
  currentPassword: 'Current password',
  currentPasswordMissing: 'Please enter your current password',
  currentPasswordWrong: 'This is not your current password',
  name: {
    title: 'Display name',
    text: 'Others see it beside what you share, and nothing else of you.',
    label: 'Name',
    missing: 'Please enter your name',
    submit: 'Save name',
    done: 'Your name has been changed.',
    loadFailed: 'Failed to load your name',
    failed: 'Failed to change your name. Please try again.',
  },
  password: {
    title: 'Password',
    text: 'From then on you sign in with the new one.',
    label: 'New password',
    hint: `At least ${PASSWORD_MIN_LENGTH} characters`,
    short: `Please enter a password of at least ${PASSWORD_MIN_LENGTH} characters`,
    submit: 'Change password',
    done: 'Your password has been changed.',
  },
  email: {
    title: 'E-mail address',
    text: (email: string): string => `You sign in with ${email}.`,
    label: 'New e-mail address',
    invalid: 'Please enter a valid email address',
    same: 'This is your address already',
    submit: 'Change e-mail address',
    sent: (to: string, now: string): string =>
      `We sent a link to ${to}. Open it to finish; until then you sign in with ${now}.`,
  },
} as const;
