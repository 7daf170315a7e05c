import { seededRandom, seedFrom } from '@storyloom/shared/domain';

/** A source of choices that a text decides: the same text, the same choices. */
export interface Random {
  /** A number from `low` to `high`. */
  between(low: number, high: number): number;
  /** One of some things; at least one is needed. */
  pick<T>(things: readonly [T, ...T[]]): T;
  /** Whether something happens that happens in `share` of all cases, from 0 to 1. */
  chance(share: number): boolean;
}

export function randomFrom(text: string): Random {
  const next = seededRandom(seedFrom(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))));
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
    chance: (share) => next() < share,
  };
}
