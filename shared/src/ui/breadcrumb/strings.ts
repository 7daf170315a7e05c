/** Words that a breadcrumb says by itself. */
export const strings = { label: 'Breadcrumb' } as const;
