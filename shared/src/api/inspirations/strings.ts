/** The product's words for an inspiration that says nothing (spec 5), and for one that went meanwhile. */
export const strings = {
  emptyPrompt: 'Please enter a prompt',
  gone: 'This inspiration is no longer there.',
} as const;
