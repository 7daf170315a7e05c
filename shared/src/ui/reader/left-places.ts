const KEY = 'storyloom-reading-places';

/** Stories whose places are kept, the last that were read. */
const KEPT = 50;

/** The number of the block at which each story was left, by the story's id, the last one at the end. */
function keptPlaces(): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(([id, block]) => typeof id === 'string' && Number.isInteger(block)) : [];
  } catch {
    return [];
  }
}

/** Where a story was left on this device: the number of a block, counted from 0. */
export const leftPlace = (id: string): number | undefined => new Map(keptPlaces()).get(id);

/** Keeps where a story is left, or forgets it where there is nothing to go on with. */
export function leavePlace(id: string, block: number | undefined): void {
  const others = keptPlaces().filter(([other]) => other !== id);
  const places = block === undefined ? others : [...others, [id, block] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(places.slice(-KEPT)));
  } catch {
    // Without storage each story begins at its beginning.
  }
}
