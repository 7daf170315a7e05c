/** Words of a failure that can be tried again. */
export const strings = { retry: 'Retry', retrying: 'Trying again…' } as const;
