import { seededRandom, seedFrom } from '@storyloom/shared/domain';

/** A number from `low` to `high`. */
export type Between = (low: number, high: number) => number;

/** A source of choices that a text decides: the same text, the same choices. */
export interface Random {
  readonly between: Between;
  /** One of some things; at least one is needed. */
  readonly pick: <T>(things: readonly [T, ...T[]]) => T;
  /** Whether something happens that happens in `share` of all cases, from 0 to 1. */
  readonly chance: (share: number) => boolean;
}

/** Numbers that a text decides. */
export function betweenFrom(text: string): Between {
  const next = seededRandom(seedFrom(text.split('').map((unit) => unit.charCodeAt(0))));
  return (low, high) => low + (high - low) * next();
}

/** Choices that a text decides. */
export function randomFrom(text: string): Random {
  const between = betweenFrom(text);
  return {
    between,
    pick: (things) => things[Math.floor(between(0, things.length))] ?? things[0],
    chance: (share) => between(0, 1) < share,
  };
}
