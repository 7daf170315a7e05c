/** The product's words for a prompt that did not come (spec 8). */
export const strings = { noPrompt: 'No prompt was generated' } as const;
