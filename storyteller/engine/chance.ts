import { seededRandom, seedFrom } from '@storyloom/shared/domain';

/** Random choices, the same for the same seed. */
export interface Chance {
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** A copy in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Random choices from a seed; one more letter in it gives others. */
export function createChance(seed: string): Chance {
  const next = seededRandom(seedFrom(new TextEncoder().encode(seed)));
  return {
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    shuffle(items) {
      const dealt = items.map((item) => ({ item, order: next() }));
      return dealt.toSorted((one, other) => one.order - other.order).map(({ item }) => item);
    },
  };
}

/**
 * Returns what `take` makes of the first item that it accepts. Each item of a list is dealt once before one is dealt
 * again, in an order that depends on the story.
 */
export type Deal = <T, R>(items: readonly T[], take: (item: T) => R | undefined) => R | undefined;

export function createDeal(chance: Chance): Deal {
  const decks = new Map<readonly unknown[], unknown[]>();
  return <T, R>(items: readonly T[], take: (item: T) => R | undefined): R | undefined => {
    const deck = (decks.get(items) ?? chance.shuffle(items)) as T[];
    decks.set(items, deck);
    for (const [index, item] of deck.entries()) {
      const taken = take(item);
      if (taken === undefined) continue;
      deck.push(...deck.splice(index, 1));
      return taken;
    }
    return undefined;
  };
}
