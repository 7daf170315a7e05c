import { GENRE_NAMES } from '@storyloom/shared/domain';
import type { CuratedCategory } from './model/curated-inspiration.ts';
import type { CategoryFilter } from './model/filters.ts';

const categories: Readonly<Record<CategoryFilter, string>> = {
  all: 'All categories',
  fiction: 'Fiction',
  nonfiction: 'Nonfiction',
  poetry: 'Poetry',
  screenplay: 'Screenplay',
};

/** Labels on a card: the genre, or the form. */
const chips: Readonly<Record<CuratedCategory, string>> = {
  fantasy: GENRE_NAMES.fantasy,
  scifi: GENRE_NAMES.scifi,
  romance: GENRE_NAMES.romance,
  nonfiction: categories.nonfiction,
  poetry: categories.poetry,
  screenplay: categories.screenplay,
};

export const strings = {
  documentTitle: 'Curated inspirations · Storyloom',
  documentDescription:
    'Eighteen story prompts chosen by hand: fantasy, science fiction, romance, true stories, poems and screenplays. Open one in a generator and see where it goes.',
  favoritesDocumentTitle: 'My Favorites · Storyloom',
  title: 'Curated inspirations',
  description: 'Eighteen beginnings, chosen by hand. The endings are up to you. ',
  favoritesDescription: 'The inspirations and community prompts you like. ',
  community: 'See community prompts',
  search: 'Search inspirations',
  searchPlaceholder: 'Search prompts',
  category: 'Category',
  categories,
  chips,
  views: 'Which inspirations',
  all: 'All Inspirations',
  favorites: 'My Favorites',
  signIn: 'Sign in to view favorites',
  count: (shown: number) => (shown === 1 ? '1 inspiration' : `${shown} inspirations`),
  noneFound: 'No inspirations found',
  noMatch: 'Nothing matches this search. Try other words, or clear the filters.',
  clear: 'Clear Filters',
  noFavorites: 'No favorites yet',
  noFavoritesText: 'Tap the heart on a card to keep it here. Community prompts you like are kept here, too.',
  samples: 'Four to start with',
  favoritesFailed: 'Failed to load favorite inspirations',
  favoriteAdded: 'Added to your favorites!',
  favoriteRemoved: 'Removed from favorites',
  favoriteUpdated: 'Favorite status updated',
  favoriteFailed: 'Failed to update favorite status',
  signInAction: 'Sign in',
  favoriteNeedsPerson: 'You must be signed in to save favorites',
  browse: 'Browse Inspirations',
  use: 'Use This',
  favorite: (title: string) => `Add “${title}” to favorites`,
  unfavorite: (title: string) => `Remove “${title}” from favorites`,
  favoriteNeedsSignIn: 'Sign in to save favorites',
} as const;
