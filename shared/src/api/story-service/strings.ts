/** The message when no prompt was generated (spec 8). */
export const strings = { noPrompt: 'No prompt was generated' } as const;
