/** What is said where a failure has no words of its own for a person. */
export const strings = {
  unreachable: 'Storyloom can’t be reached just now. Check your connection and try again.',
} as const;
