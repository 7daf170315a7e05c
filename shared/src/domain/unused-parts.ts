import { oneLine } from './message-text.ts';

/** Limits of the parts of a prompt that a story leaves unused: how many, and the characters of each. */
export const UNUSED_PARTS = { most: 5, characters: 80 } as const;

/**
 * The parts of a prompt that a story doesn't use, as its user wrote them, from a value that may be anything: each in one line, cut to
 * the limits. `undefined` if there are none.
 */
export function readUnusedParts(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const parts = value
    .slice(0, UNUSED_PARTS.most)
    .filter((part) => typeof part === 'string')
    // A character takes one or two UTF-16 code units.
    .map((part) => Array.from(oneLine(part.slice(0, 2 * UNUSED_PARTS.characters))).slice(0, UNUSED_PARTS.characters))
    .map((characters) => characters.join('').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 0 ? parts : undefined;
}
