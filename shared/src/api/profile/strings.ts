/** What is said of a profile that went meanwhile. */
export const strings = { gone: 'This account no longer exists.' } as const;
