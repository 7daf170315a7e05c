import { expect, it } from 'vitest';
import { CURATED_INSPIRATIONS } from './curated-inspirations.ts';
import { sampleFavorites } from './sample-favorites.ts';

const idsOf = (chances: readonly number[]) => {
  const left = [...chances];
  return sampleFavorites(CURATED_INSPIRATIONS, () => left.shift()!).map(({ id }) => id);
};

it('Four inspirations are suggested by chance, in the order of the list', () => {
  expect(idsOf([0.9, 0.1, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5])).toEqual(['insp-2', 'insp-4', 'insp-6', 'insp-8']);
  expect(idsOf([0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1])).toEqual(['insp-6', 'insp-7', 'insp-8', 'insp-9']);
});
