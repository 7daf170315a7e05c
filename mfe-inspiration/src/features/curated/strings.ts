import type { CategoryFilter } from './model/filters.ts';

const categories: Readonly<Record<CategoryFilter, string>> = {
  all: 'All categories',
  fiction: 'Fiction',
  nonfiction: 'Nonfiction',
  poetry: 'Poetry',
  screenplay: 'Screenplay',
};

export const strings = {
  documentTitle: 'Curated inspirations · Storyloom',
  documentDescription:
    'Nine story prompts to begin with, chosen by hand: fantasy, science fiction and romance. Open one in its generator and read where it goes.',
  eyebrow: 'Nine beginnings, chosen by hand',
  title: 'Curated inspirations',
  description: 'Each of these is a whole situation with the ending left out. Take one, and read where it goes.',
  search: 'Search inspirations',
  searchPlaceholder: 'A word, a place, a tag',
  category: 'Category',
  categories,
  views: 'Which inspirations',
  all: 'All Inspirations',
  favorites: 'My Favorites',
  signIn: 'Sign in to view favorites',
  count: (shown: number) => (shown === 1 ? '1 inspiration' : `${shown} inspirations`),
  noneFound: 'No inspirations found',
  noMatch: 'None of the nine matches this search.',
  onlyFiction: 'All nine are fiction: fantasy, science fiction and romance.',
  clear: 'Clear filters',
  noFavorites: 'No favorites yet',
  browse: 'Browse Inspirations',
  use: 'Use This',
  favorite: (title: string) => `Add “${title}” to favorites`,
  favoriteNeedsSignIn: 'Sign in to save favorites',
} as const;
