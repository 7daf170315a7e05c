/** The part in which another text differs from a text: the lengths of their common start and end, and what is between. */
export type Delta = readonly [start: number, end: number, middle: string];

/** How many characters are compared at once. */
const STRETCH = 1024;

/** How `other` differs from `text`. */
export function deltaOf(text: string, other: string): Delta {
  const shorter = Math.min(text.length, other.length);
  let start = 0;
  while (start < shorter && text.slice(start, start + STRETCH) === other.slice(start, start + STRETCH))
    start += STRETCH;
  start = Math.min(start, shorter);
  while (start < shorter && text.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  const longest = shorter - start;
  const isSameEnd = (end: number) =>
    text.slice(-end - STRETCH, -end || undefined) === other.slice(-end - STRETCH, -end || undefined);
  let end = 0;
  while (end + STRETCH <= longest && isSameEnd(end)) end += STRETCH;
  while (end < longest && text.charCodeAt(text.length - 1 - end) === other.charCodeAt(other.length - 1 - end)) end += 1;
  return [start, end, other.slice(start, other.length - end)];
}

/** The other text. */
export const applyDelta = (text: string, [start, end, middle]: Delta): string =>
  text.slice(0, start) + middle + text.slice(text.length - end);
