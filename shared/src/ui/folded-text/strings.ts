/** Words of a text that is folded. */
export const strings = { whole: 'Show the whole prompt', less: 'Show less of the prompt' } as const;
