/** A seed from the letters of a text, given as numbers: UTF-16 code units, code points or bytes (FNV-1a). */
export function seedFrom(letters: Iterable<number>): number {
  let seed = 0x811c9dc5;
  for (const letter of letters) seed = Math.imul(seed ^ letter, 0x01000193);
  return seed;
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). It uses integer arithmetic, so that every engine gives the same numbers. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
