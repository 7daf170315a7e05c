import { expect, it } from 'vitest';
import { coverOf } from './cover.ts';
import { ALL_INSPIRATIONS, CURATED_INSPIRATIONS } from './curated-inspirations.ts';
import { filterInspirations, type Filters, NO_FILTERS } from './filters.ts';
import { MORE_INSPIRATIONS } from './more-inspirations.ts';
import { sampleFavorites } from './sample-favorites.ts';

it('has three curated inspirations of each form, with prompts of 30 to 60 words', () => {
  expect(ALL_INSPIRATIONS.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, n) => `insp-${n + 1}`));
  const forms = [CURATED_INSPIRATIONS, MORE_INSPIRATIONS].map((list) =>
    [...list].map(({ category }) => category).sort(),
  );
  const thrice = (...names: readonly string[]) => names.flatMap((name) => [name, name, name]);
  expect(forms).toEqual([thrice('fantasy', 'romance', 'scifi'), thrice('nonfiction', 'poetry', 'screenplay')]);
  for (const { content, title, tags } of ALL_INSPIRATIONS) {
    const { length } = content.split(/\s+/);
    expect(length >= 30 && length <= 60, title).toBe(true);
    expect(tags.length, title).toBeGreaterThan(0);
  }
});

it('draws a cover of its own for each inspiration, always the same', () => {
  const drawings = ALL_INSPIRATIONS.map((item) => JSON.stringify(coverOf(item)));
  expect(ALL_INSPIRATIONS.map((item) => JSON.stringify(coverOf({ ...item })))).toEqual(drawings);
  expect(new Set(drawings).size).toBe(18);
  for (const { d } of ALL_INSPIRATIONS.flatMap(coverOf))
    expect(d).toMatch(/^M(?!.*(?:NaN|undefined|Infinity))[-\d\sA-Za-z.]+$/);
});

it('suggests four inspirations by chance, in the order of the list', () => {
  const idsOf = (...chances: readonly number[]) => {
    const left = [...chances];
    return sampleFavorites(CURATED_INSPIRATIONS, () => left.shift()!).map(({ id }) => id);
  };
  expect(idsOf(0.9, 0.1, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5)).toEqual(['insp-2', 'insp-4', 'insp-6', 'insp-8']);
  expect(idsOf(0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)).toEqual(['insp-6', 'insp-7', 'insp-8', 'insp-9']);
});

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
