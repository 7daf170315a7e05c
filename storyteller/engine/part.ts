import type { Passage } from '../packs/pack.ts';
import type { Chance } from './chance.ts';
import type { Told } from './voice.ts';

/** A passage that was told: one paragraph, or several with speech. */
export interface Part {
  readonly passage: Passage;
  readonly lines: readonly Told[];
  /** A chapter that may begin here. */
  readonly chapter?: string;
}

/** The number of words in all lines but optional ones, or in lines of one kind. */
export const wordsOf = (parts: readonly Part[], only?: Told['kind']): number => {
  const lines = parts.flatMap((part) => part.lines.filter(({ kind }) => (only ? kind === only : kind !== 'optional')));
  return lines.reduce((sum, { words }) => sum + words, 0);
};

/** The parts with as many of their lines as make about `room` words. */
export function fit(parts: readonly Part[], room: number, chance: Chance): Part[] {
  let left = room - wordsOf(parts);
  const told = new Set(parts.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'optional')));
  const spare = chance.shuffle(parts.flatMap(({ lines }) => lines));
  for (const line of spare.filter(({ kind }) => kind === 'tone')) {
    if (left >= -line.words / 2) break;
    told.delete(line);
    left += line.words;
  }
  for (const line of spare.filter(({ kind }) => kind === 'optional')) {
    if (left < line.words / 2) continue;
    told.add(line);
    left -= line.words;
  }
  return parts.map((part) => ({ ...part, lines: part.lines.filter((line) => told.has(line)) }));
}
