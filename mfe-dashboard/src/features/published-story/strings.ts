import type { PromptSource } from '@storyloom/shared/domain';

export const strings = {
  describedBy: (title: string, author: string, demo: boolean): string =>
    demo
      ? `“${title}”, a story by the Storyloom demo storyteller (no AI), shared by ${author}.`
      : `“${title}”, a story written and shared by ${author}.`,
  by: (author: string) => `by ${author}`,
  yours: 'by you',
  credit: ({ kind, title, author }: PromptSource) =>
    kind === 'story' ? `From the prompt of “${title}” by ${author}` : `From “${title}”, a prompt by ${author}`,
  unlisted: 'Only people with the link can read it',
  private: 'Only you can read it',
  hidden: 'Hidden by the people who run this site',
  tools: 'What you can do with this story',
  manage: 'Change who can read it',
  back: 'All stories',
  loading: 'Loading the story…',
  loadingTitle: 'A shared story',
  loadingDescription: 'A story written here and shared by its author.',
  failed: (reason: string) => `Failed to load story: ${reason}`,
  notFound: 'Story Not Found',
  notFoundText: 'Its author may have taken it back, or the address may be wrong.',
  after: 'What next?',
} as const;
