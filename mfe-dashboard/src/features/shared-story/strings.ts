import type { PromptSource } from '@storyloom/shared/domain';

export const strings = {
  describedBy: (title: string, author: string) => `“${title}”, a story that ${author} wrote and shares.`,
  by: (author: string) => `by ${author}`,
  yours: 'by you',
  credit: ({ kind, title, author }: PromptSource) =>
    kind === 'story' ? `From the prompt of “${title}” by ${author}` : `From “${title}”, a prompt by ${author}`,
  unlisted: 'Only those with the link can read it',
  private: 'Only you can read it',
  hidden: 'Hidden by the people who run this site',
  tools: 'What you can do with this story',
  manage: 'Change who can read it',
  back: 'All stories',
  loading: 'Loading the story…',
  loadingTitle: 'A shared story',
  loadingDescription: 'A story that somebody wrote here and shares.',
  failed: (reason: string) => `Failed to load story: ${reason}`,
  notFound: 'Story Not Found',
  notFoundText: 'It was taken back by whoever shared it, or there never was one at this address.',
  after: 'What next?',
} as const;
