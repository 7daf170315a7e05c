/** A source of choices that a text decides: the same text, the same choices. */
export interface Random {
  /** A number from `low` to `high`. */
  between(low: number, high: number): number;
  /** One of some things; at least one is needed. */
  pick<T>(things: readonly [T, ...T[]]): T;
  /** Whether something happens that happens in `share` of all cases, from 0 to 1. */
  chance(share: number): boolean;
}

/** FNV-1a reads the text, mulberry32 goes on from there. Whole numbers only, so that every engine agrees. */
export function randomFrom(text: string): Random {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
    chance: (share) => next() < share,
  };
}
