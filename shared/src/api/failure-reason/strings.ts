/** What is said where a failure has no words of its own for a person. */
export const strings = {
  sessionEnded: 'Your session has ended. Sign in and try again.',
  unreachable: 'Storyloom can’t be reached just now. Check your connection and try again.',
} as const;
