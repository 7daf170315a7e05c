/** `tint` is a block of color, `veil` a lighter one, `solid` hides what lies under it, `line` and `fine` are drawn. */
export interface CoverShape {
  readonly kind: 'tint' | 'veil' | 'solid' | 'line' | 'fine';
  readonly d: string;
}

export type Random = () => number;

/** Numbers from 0 to 1 that depend on the text alone (FNV-1a, then mulberry32). */
export function randomFrom(text: string): Random {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
export const between = (random: Random, low: number, high: number) => low + (high - low) * random();
export const n = (value: number) => String(Math.round(value * 10) / 10);

export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}
