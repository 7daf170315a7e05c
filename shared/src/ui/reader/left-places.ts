import { deviceStorage, workKeys } from '@storyloom/shared/device-storage';

const KEY = workKeys.places;

/** Maximum number of stories whose places are kept, the last read ones. */
const KEPT = 50;

/** The index of the block at which each story was left, by the story's id, the latest one at the end. */
function keptPlaces(): readonly (readonly [string, number])[] {
  const kept = deviceStorage.readJson(KEY);
  if (!Array.isArray(kept)) return [];
  return kept.filter((place) => Array.isArray(place) && typeof place[0] === 'string' && Number.isInteger(place[1]));
}

/** Where a story was left on this device: the index of a block. */
export const leftPlace = (id: string): number | undefined => new Map(keptPlaces()).get(id);

/** Stores where a story is left, or clears it. */
export function leavePlace(id: string, block: number | undefined): void {
  const others = keptPlaces().filter(([other]) => other !== id);
  const places = block === undefined ? others : [...others, [id, block] as const];
  deviceStorage.write(KEY, JSON.stringify(places.slice(-KEPT)));
}
