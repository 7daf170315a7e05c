/** The words in the head of a published story's page before any script runs. The page itself has the same ones. */
export const strings = {
  site: 'Storyloom',
  title: (title: string): string => `${title} · Storyloom`,
  describedBy: (title: string, author: string, demo: boolean): string =>
    demo
      ? `“${title}”, a story by the Storyloom demo storyteller (no AI), shared by ${author}.`
      : `“${title}”, a story written and shared by ${author}.`,
  demo: 'Written by the Storyloom demo storyteller, without AI.',
  notFound: 'Story Not Found',
  notFoundText: 'Its author may have taken it back, or the address may be wrong.',
} as const;
