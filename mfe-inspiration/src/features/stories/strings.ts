import type { CommunityOrder } from '@storyloom/shared/api/shared-stories';

const orders: Readonly<Record<CommunityOrder, string>> = { newest: 'Newest', views: 'Most read' };

export const strings = {
  site: 'Storyloom',
  documentTitle: 'Community · Storyloom',
  documentDescription:
    'Stories that people wrote here and share with everybody: read them, like them, and write your own from their prompts.',
  eyebrow: 'Read what others began',
  title: 'Community',
  description: 'Stories that people share with everybody. Read one, or write your own from its prompt.',
  inspirations: 'Prompts of the community',
  filters: 'Which stories',
  order: 'Order',
  orders,
  genre: 'Genre',
  allGenres: 'All genres',
  unknownGenre: 'Story',
  language: 'Language',
  allLanguages: 'All languages',
  list: 'Stories',
  loadMore: 'Load More Stories',
  none: 'No stories found',
  noneText: 'Nobody shares a story of this kind yet.',
  clear: 'Clear Filters',
  noneYet: 'Nobody shares a story yet',
  noneYetText: 'Write one, and share it with everybody.',
  write: 'Write a story',
  failed: 'Failed to load stories',
  by: (author: string) => `by ${author}`,
  yours: 'by you',
  back: 'All stories',
  loadingTitle: 'Story',
  storyFailed: (reason: string) => `Failed to load story: ${reason}`,
  notFound: 'Story Not Found',
  notFoundText: 'It was taken back by whoever shared it, or there never was one at this address.',
} as const;
