import { describe, expect, it } from 'vitest';
import {
  COMMUNITY_FAVORITES,
  COMMUNITY_PAGE,
  CURATED_INSPIRATIONS,
  INSPIRATION_CATEGORIES,
  inspirationTitle,
  SAMPLE_FAVORITES,
} from './inspirations.ts';

describe('the title of an inspiration', () => {
  it('is the one that its writer gave it, without the white space around', () => {
    expect(inspirationTitle('fantasy', ' The Lamp ')).toBe('The Lamp');
  });

  it('is named after the capitalised category where nobody gave one', () => {
    const titles = INSPIRATION_CATEGORIES.map((category) => inspirationTitle(category, ' \n'));
    expect(titles).toEqual([
      'Fantasy Inspiration',
      'Scifi Inspiration',
      'Romance Inspiration',
      'Mystery Inspiration',
      'Adventure Inspiration',
      'Historical Inspiration',
      'Children Inspiration',
    ]);
  });

  it('fits the database', () => {
    expect(inspirationTitle('fantasy', 'x'.repeat(300))).toBe('x'.repeat(200));
  });
});

describe('the lists of the product', () => {
  it('load more above 10 results', () => {
    expect(COMMUNITY_PAGE).toBe(10);
  });

  it('show the top 3 as Community Favorites', () => {
    expect(COMMUNITY_FAVORITES).toBe(3);
  });

  it('sample 4 favorites from the nine built-in inspirations', () => {
    expect([SAMPLE_FAVORITES, CURATED_INSPIRATIONS]).toEqual([4, 9]);
  });
});
