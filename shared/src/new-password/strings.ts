/** Texts about a new password. */
export const strings = {
  hint: (characters: number): string => `At least ${characters} characters`,
  short: (characters: number): string => `Enter a password of at least ${characters} characters`,
  long: 'This password is too long. Use at most 72 characters; accents and emoji count as several.',
  common: 'This password is one of the most common ones. Choose another, such as a few words of your own.',
  /** From easy to hard to guess. */
  strength: [
    'Very weak: guessed at once. Add words of your own.',
    'Weak: quickly guessed. Add words of your own.',
    'Fair: another word makes it safer.',
    'Strong',
    'Very strong',
  ],
} as const;
