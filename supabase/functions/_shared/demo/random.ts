/** Repeatable chance: the same seed gives the same story. */
export interface Chance {
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** A copy in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a, so that one letter more in a prompt gives another story. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

/** Chance from a seed (mulberry32). */
export function createChance(seed: string): Chance {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    shuffle(items) {
      return items
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item);
    },
  };
}
