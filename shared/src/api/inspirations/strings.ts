/** The product's words for an inspiration that says nothing (spec 5), for a session that has ended, and for one that is gone. */
export const strings = {
  emptyPrompt: 'Please enter a prompt',
  needsSignIn: 'You must be signed in to share inspirations',
  gone: 'This inspiration is no longer there.',
} as const;
