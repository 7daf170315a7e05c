import { SAMPLE_FAVORITES } from '@storyloom/shared/domain';
import type { CuratedInspiration } from './curated-inspiration.ts';

/**
 * Four random entries in the order of the list, for users without favorites (spec 9).
 *
 * @param random gives numbers from 0 to below 1
 */
export function sampleFavorites(
  inspirations: readonly CuratedInspiration[],
  random: () => number,
): readonly CuratedInspiration[] {
  const chosen = inspirations
    .map((inspiration) => ({ inspiration, chance: random() }))
    .toSorted((one, other) => one.chance - other.chance)
    .slice(0, SAMPLE_FAVORITES)
    .map(({ inspiration }) => inspiration);
  return inspirations.filter((inspiration) => chosen.includes(inspiration));
}
