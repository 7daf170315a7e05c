import { describe, expect, it } from 'vitest';
import { ALL_INSPIRATIONS } from './curated-inspirations.ts';
import { type Filters, filterInspirations, NO_FILTERS } from './filters.ts';

const titles = (filters: Partial<Filters>) =>
  filterInspirations(ALL_INSPIRATIONS, { ...NO_FILTERS, ...filters }).map(({ title }) => title);

describe('filtering the inspirations', () => {
  it('An empty search finds all eighteen inspirations', () => {
    expect(titles({})).toHaveLength(18);
    expect(titles({ query: '   ' })).toHaveLength(18);
  });

  it.each([
    ['title', 'allotment', 'Half an Allotment'],
    ['description', 'sooner than light', 'No Delay on the Line'],
    ['content', 'biscuit tin', 'Half an Allotment'],
    ['tag', 'generation ships', 'The Patience Lullaby'],
  ])('A search finds words of the %s', (_field, query, title) => {
    expect(titles({ query })).toEqual([title]);
  });

  it.each(['Inês Orrell', 'ines orrell', 'INES ORRELL', 'INÊS ORRELL', 'ine\u0302s orrell'])(
    'A search for %s ignores case and accents',
    (query) => {
      expect(titles({ query })).toEqual(['The Tide Library']);
    },
  );

  it('A search finds only what has every word, in any order', () => {
    expect(titles({ query: 'cellist  winter' })).toEqual(['Lost Property, Platform Four']);
    expect(titles({ query: 'cellist zebra' })).toEqual([]);
  });

  it('Fantasy, science fiction and romance are in the category fiction', () => {
    expect(titles({ category: 'fiction' })).toHaveLength(9);
  });

  it.each(['fiction', 'nonfiction', 'poetry', 'screenplay'] as const)(
    'The category %s has at least three inspirations',
    (category) => {
      expect(titles({ category }).length).toBeGreaterThanOrEqual(3);
    },
  );

  it('A search for a form finds everything of that form', () => {
    expect(titles({ query: 'screenplay' })).toEqual(titles({ category: 'screenplay' }));
  });

  it('A search in a category finds only what matches both', () => {
    expect(titles({ query: 'bees', category: 'fiction' })).toEqual(['What the Bees Were Told']);
    expect(titles({ query: 'bees', category: 'poetry' })).toEqual([]);
  });
});
