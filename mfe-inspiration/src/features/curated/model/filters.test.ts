import { expect, it } from 'vitest';
import { ALL_INSPIRATIONS } from './curated-inspirations.ts';
import { type Filters, filterInspirations, NO_FILTERS } from './filters.ts';

const titles = (filters: Partial<Filters>) =>
  filterInspirations(ALL_INSPIRATIONS, { ...NO_FILTERS, ...filters }).map(({ title }) => title);

it('finds every word in titles, descriptions, contents and tags, ignoring case, accents and order', () => {
  for (const [query, title] of [
    ['allotment', 'Half an Allotment'],
    ['sooner than light', 'No Delay on the Line'],
    ['biscuit tin', 'Half an Allotment'],
    ['generation ships', 'The Patience Lullaby'],
    ['INES ORRELL', 'The Tide Library'],
    ['ine\u0302s orrell', 'The Tide Library'],
    ['cellist  winter', 'Lost Property, Platform Four'],
  ] as const)
    expect(titles({ query }), query).toEqual([title]);
  expect(titles({ query: 'cellist zebra' })).toEqual([]);
  expect(titles({ query: '   ' })).toHaveLength(18);
});

it('filters by form, together with a search', () => {
  expect(titles({ category: 'fiction' })).toHaveLength(9);
  expect(titles({ query: 'screenplay' })).toEqual(titles({ category: 'screenplay' }));
  expect(titles({ query: 'bees', category: 'fiction' })).toEqual(['What the Bees Were Told']);
  expect(titles({ query: 'bees', category: 'poetry' })).toEqual([]);
});
