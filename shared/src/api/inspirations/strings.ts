/** Messages for a blank inspiration (spec 5), for an expired session, and for an inspiration that is gone. */
export const strings = {
  emptyPrompt: 'Please enter a prompt',
  needsSignIn: 'You must be signed in to share inspirations',
  gone: 'This inspiration is no longer there.',
} as const;
