import { describe, expect, it } from 'vitest';
import {
  COMMUNITY_FAVORITES,
  COMMUNITY_PAGE,
  CURATED_INSPIRATION_COUNT,
  INSPIRATION_CATEGORIES,
  inspirationTitle,
  SAMPLE_FAVORITES,
} from './inspirations.ts';

describe('the title of an inspiration', () => {
  it('The title of an inspiration is the author’s, trimmed', () => {
    expect(inspirationTitle('fantasy', ' The Lamp ')).toBe('The Lamp');
  });

  it('An inspiration without a title is named after its capitalised category', () => {
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

  it('The title of an inspiration is cut to the limit of the database', () => {
    expect(inspirationTitle('fantasy', 'x'.repeat(300))).toBe('x'.repeat(200));
  });
});

describe('lists of inspirations', () => {
  it('A list of inspirations shows 10 results per page', () => {
    expect(COMMUNITY_PAGE).toBe(10);
  });

  it('The Community Favorites are the top 3', () => {
    expect(COMMUNITY_FAVORITES).toBe(3);
  });

  it('A sample has 4 of the nine built-in inspirations', () => {
    expect([SAMPLE_FAVORITES, CURATED_INSPIRATION_COUNT]).toEqual([4, 9]);
  });
});
