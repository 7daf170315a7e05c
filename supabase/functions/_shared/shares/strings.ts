/** What a shared story's page says of it before any script runs. The page itself says the same. */
export const strings = {
  site: 'Storyloom',
  title: (title: string): string => `${title} · Storyloom`,
  describedBy: (title: string, author: string): string => `“${title}”, a story written and shared by ${author}.`,
  notFound: 'Story Not Found',
  notFoundText: 'Its author may have taken it back, or the address may be wrong.',
} as const;
