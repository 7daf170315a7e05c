/** Texts of a folded text. */
export const strings = { whole: 'Show the whole prompt', less: 'Show less of the prompt' } as const;
