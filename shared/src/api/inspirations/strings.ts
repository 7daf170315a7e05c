/** The product's words for an inspiration that says nothing (spec 5). */
export const strings = { emptyPrompt: 'Please enter a prompt' } as const;
