import { SAMPLE_FAVORITES } from '@storyloom/shared/domain';
import type { CuratedInspiration } from './curated-inspiration.ts';

/**
 * Four of the list by chance, in its order, for who has no favorites yet (spec 9).
 *
 * @param random gives numbers from 0 to below 1
 */
export function sampleFavorites(
  inspirations: readonly CuratedInspiration[],
  random: () => number,
): readonly CuratedInspiration[] {
  const chances = new Map(inspirations.map((inspiration) => [inspiration, random()]));
  const chosen = inspirations
    .toSorted((one, other) => chances.get(one)! - chances.get(other)!)
    .slice(0, SAMPLE_FAVORITES);
  return inspirations.filter((inspiration) => chosen.includes(inspiration));
}
