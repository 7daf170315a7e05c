export const strings = {
  revisionGone: 'This version isn’t kept anymore. Open the list of versions again.',
} as const;
