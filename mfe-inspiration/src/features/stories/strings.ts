import type { CommunityOrder } from '@storyloom/shared/api/published-stories';

const orders: Readonly<Record<CommunityOrder, string>> = { newest: 'Newest', views: 'Most read' };

export const strings = {
  site: 'Storyloom',
  documentTitle: 'Community · Storyloom',
  documentDescription:
    'Stories that people wrote here and share with everyone. Read them, like them, and write your own from their prompts.',
  title: 'Community',
  description: 'Stories people share with everyone. Read one, or write your own from its prompt. ',
  inspirations: 'See community prompts',
  moderation: 'Moderation',
  filters: 'Which stories',
  order: 'Order',
  orders,
  genre: 'Genre',
  allGenres: 'Any genre',
  unknownGenre: 'Story',
  language: 'Language',
  allLanguages: 'Any language',
  list: 'Stories',
  loadMore: 'Load More Stories',
  none: 'No stories found',
  noneText: 'Nothing matches these filters yet. Try another genre or language.',
  clear: 'Clear Filters',
  noneYet: 'No stories yet',
  noneYetText: 'Write one and be the first to share.',
  write: 'Write a story',
  failed: 'Failed to load stories',
  by: (author: string) => `by ${author}`,
  yours: 'by you',
  back: 'All stories',
  loadingTitle: 'Story',
  storyFailed: (reason: string) => `Failed to load story: ${reason}`,
  notFound: 'Story Not Found',
  notFoundText: 'Its author may have taken it back, or the address may be wrong.',
} as const;
