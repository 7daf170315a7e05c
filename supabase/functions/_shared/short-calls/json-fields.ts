import { readable } from '../story-text/whole-characters.ts';
import { sliceWhole } from '../text/cut-text.ts';
import { hasWords } from '../text/has-words.ts';

/** A field of a model's object; `undefined` where there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** A model's text in one line, without marks of a heading or emphasis around it and cut to a length; empty for anything else, and for signs alone. */
export function lineIn(value: unknown, most: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  // Long texts are cut before the search, which would look at each blank of a run of them.
  const line = readable(sliceWhole(String(value).trim(), most * 2)).replaceAll(/\s+/g, ' ');
  const bare = line.replace(/^#{1,6} /, '').replace(/^(\*{1,2})([^*]+)\1$/, '$2');
  return hasWords(bare) ? sliceWhole(bare.trim(), most).trim() : '';
}

/** How many entries of a list are read for each that is wanted: reading one may mean to look for it in a whole story. */
const READ_FOR_EACH = 2;

/** A model's list, each entry read and at most so many; entries that cannot be read are left out. No list is an empty one. */
export function listIn<T>(value: unknown, most: number, read: (entry: unknown) => T | undefined): readonly T[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value.slice(0, most * READ_FOR_EACH) : [];
  const found: T[] = [];
  for (const entry of entries) {
    if (found.length === most) break;
    const one = read(entry);
    if (one !== undefined) found.push(one);
  }
  return found;
}
