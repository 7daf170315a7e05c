import { describe, expect, it } from 'vitest';
import { INSPIRATION_CATEGORIES, inspirationTitle } from './inspirations.ts';

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
