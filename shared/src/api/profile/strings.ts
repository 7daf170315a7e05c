/** The message for a profile that was deleted in the meantime. */
export const strings = { gone: 'This account no longer exists.' } as const;
