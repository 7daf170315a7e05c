/** Words that several pages have in common. */
export const strings = {
  pageTitle: (title: string): string => `${title} · Storyloom`,
  planned: 'Planned',
  notOnSale: {
    title: 'Paid plans are not on sale yet',
    text: 'Nothing can be bought here today. Until it can, a free account has no limit on stories and makes every kind of file at no charge. What is marked “Planned” is not built yet.',
  },
} as const;
