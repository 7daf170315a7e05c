/** Texts of a failure that can be retried. */
export const strings = { retry: 'Retry', retrying: 'Trying again…' } as const;
