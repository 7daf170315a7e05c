/** Texts of breadcrumbs. */
export const strings = { label: 'Breadcrumb' } as const;
