import { GENRE_NAMES, type Genre } from '@storyloom/shared/domain';

export const strings = {
  loading: 'Loading…',
  opens: (genre: Genre) => `Opens the ${GENRE_NAMES[genre]} generator`,
} as const;
