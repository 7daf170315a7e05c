import { describe, expect, it } from 'vitest';
import { ALL_INSPIRATIONS } from './curated-inspirations.ts';
import { type Filters, filterInspirations, NO_FILTERS } from './filters.ts';

const titles = (filters: Partial<Filters>) =>
  filterInspirations(ALL_INSPIRATIONS, { ...NO_FILTERS, ...filters }).map(({ title }) => title);

describe('filtering the inspirations', () => {
  it('leaves all eighteen when nothing is asked for', () => {
    expect(titles({})).toHaveLength(18);
    expect(titles({ query: '   ' })).toHaveLength(18);
  });

  it.each([
    ['title', 'allotment', 'Half an Allotment'],
    ['description', 'sooner than light', 'No Delay on the Line'],
    ['content', 'biscuit tin', 'Half an Allotment'],
    ['tag', 'generation ships', 'The Patience Lullaby'],
  ])('finds words of the %s', (_field, query, title) => {
    expect(titles({ query })).toEqual([title]);
  });

  it.each(['Inês Orrell', 'ines orrell', 'INES ORRELL', 'INÊS ORRELL', 'ine\u0302s orrell'])(
    'finds %s without regard to case and accents',
    (query) => {
      expect(titles({ query })).toEqual(['The Tide Library']);
    },
  );

  it('wants every word, in any order', () => {
    expect(titles({ query: 'cellist  winter' })).toEqual(['Lost Property, Platform Four']);
    expect(titles({ query: 'cellist zebra' })).toEqual([]);
  });

  it('counts fantasy, science fiction and romance as fiction', () => {
    expect(titles({ category: 'fiction' })).toHaveLength(9);
  });

  it.each(['fiction', 'nonfiction', 'poetry', 'screenplay'] as const)('has at least three under %s', (category) => {
    expect(titles({ category }).length).toBeGreaterThanOrEqual(3);
  });

  it('finds a form by its name', () => {
    expect(titles({ query: 'screenplay' })).toEqual(titles({ category: 'screenplay' }));
  });

  it('joins search and category', () => {
    expect(titles({ query: 'bees', category: 'fiction' })).toEqual(['What the Bees Were Told']);
    expect(titles({ query: 'bees', category: 'poetry' })).toEqual([]);
  });
});
