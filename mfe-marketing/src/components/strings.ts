/** Words that several pages have in common. */
export const strings = {
  pageTitle: (title: string): string => `${title} · Storyloom`,
  /** Stands before the name of a site. */
  elsewhere: (name: string): string => `${name} on`,
  planned: 'Planned',
  notOnSale: {
    title: 'Paid plans are not on sale yet',
    text: 'Nothing can be bought here today. Until it can, a free account has no limit on stories and makes every kind of file at no charge. What is marked “Planned” is not built yet.',
  },
} as const;
