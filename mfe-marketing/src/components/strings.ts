/** Strings that several pages use. */
export const strings = {
  pageTitle: (title: string): string => `${title} · Storyloom`,
  /** Precedes the name of a site. */
  elsewhere: (name: string): string => `${name} on`,
  planned: 'Planned',
  notOnSale: {
    title: 'Paid plans aren’t on sale yet',
    text: 'Until they are, a free account has no limit on stories and exports every kind of file at no charge. “Planned” marks limits that don’t apply yet, and features that aren’t built yet.',
  },
} as const;
