/** Messages when the service answers without what was asked for (spec 8, and issue 21 for the outline). */
export const strings = {
  noPrompt: 'No prompt was generated',
  noOutline: 'No outline was written. Try again, or write the story without one.',
} as const;
