/** What a shared story's page says of it before any script runs. The page itself says the same. */
export const strings = {
  site: 'Storyloom',
  title: (title: string): string => `${title} · Storyloom`,
  describedBy: (title: string, author: string): string => `“${title}”, a story written and shared by ${author}.`,
  notFound: 'Story Not Found',
  notFoundText: 'It was taken back by whoever shared it, or there never was one at this address.',
} as const;
