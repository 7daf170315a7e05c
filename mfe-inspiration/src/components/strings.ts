export const strings = { loading: 'Loading…' } as const;
