import type { Language, Perspective } from '@storyloom/shared/domain';
import { type PackGenre, PACKS } from '../packs/packs.ts';
import { GRAMMARS } from '../packs/read-prompt.ts';
import { passagesOf } from './pack-passages.ts';
import { patternsOf, type Clue, type Pattern } from './pattern.ts';
import { createPatterns, type Numbered, type Patterns } from './pattern-index.ts';
import { plainOf } from './plain.ts';

/** The settings that decide how a text is spelled. */
export interface Setting {
  readonly genre: PackGenre;
  readonly language: Language;
  readonly perspective: Perspective;
}

/** What was read in a line: a clue and the text that gave it. */
export type Read = Clue & { readonly text: string };

/** A part of a paragraph: a line of the packs, or the words of another author. */
export interface Segment {
  readonly text: string;
  readonly pattern?: Pattern;
  readonly reads: readonly Read[];
}

/** A line of a text: a heading, a blank line, or a paragraph in parts. */
export interface Block {
  readonly heading: boolean;
  readonly segments: readonly Segment[];
}

const known = new Map<string, Patterns>();

/** The patterns of a pack in a perspective, made once. */
function patternsFor({ genre, language, perspective }: Setting): Patterns {
  const key = [language, genre, perspective].join('|');
  let patterns = known.get(key);
  if (!patterns) {
    const pack = PACKS[language][genre];
    const grammar = GRAMMARS[language];
    const companions = pack.companions.map(({ name }) => name);
    const options = { language, grammar, perspective, companions };
    patterns = createPatterns(passagesOf(pack, grammar).flatMap((passage) => patternsOf(passage, options)));
    known.set(key, patterns);
  }
  return patterns;
}

interface Match {
  readonly pattern: Pattern;
  readonly reads: readonly Read[];
  readonly end: number;
}

/** The longest match of a line at a place; of several, that of the first pattern of the pack. */
function matchAt(text: string, at: number, candidates: readonly Numbered[]): Match | undefined {
  let best: (Match & { readonly number: number }) | undefined;
  for (const { pattern, number } of candidates) {
    const { regex, clues } = pattern.matcher();
    regex.lastIndex = at;
    const found = regex.exec(text);
    if (!found || found[0].trim() === '') continue;
    const end = at + found[0].length;
    if (best && (end < best.end || (end === best.end && number > best.number))) continue;
    const reads = clues.flatMap((clue, group) => {
      const read = found[group + 1];
      return read === undefined ? [] : [{ ...clue, text: read }];
    });
    best = { pattern, reads, end, number };
  }
  return best;
}

/** Where a sentence may begin: after the mark of another and what it closes. */
const SENTENCE = /[.!?…。！？]+[”’»」』)]*\s*/gu;

function segmentsOf(paragraph: string, setting: Setting): readonly Segment[] {
  const { text, ends } = plainOf(paragraph, setting.language);
  const original = (from: number, to: number): string =>
    paragraph.slice(from === 0 ? 0 : ends[from - 1], to === 0 ? 0 : ends[to - 1]);
  const candidatesAt = patternsFor(setting).openParagraph(text);
  const segments: Segment[] = [];
  let strange = 0;
  const addStrange = (to: number): void => {
    const words = original(strange, to).trim();
    if (words !== '') segments.push({ text: words, reads: [] });
  };
  for (let at = 0; at < text.length;) {
    const match = matchAt(text, at, candidatesAt(at));
    if (match) {
      addStrange(at);
      const space = /\s*/uy;
      space.lastIndex = match.end;
      const after = match.end + (space.exec(text)?.[0].length ?? 0);
      const { pattern, reads } = match;
      segments.push({ text: original(at, match.end), pattern, reads });
      strange = at = after;
    } else {
      SENTENCE.lastIndex = at;
      const next = SENTENCE.exec(text);
      at = next ? next.index + next[0].length : text.length;
    }
  }
  addStrange(text.length);
  return segments;
}

/** Reads a text line by line, and finds what the storyteller can have written of it. */
export const recognize = (text: string, setting: Setting): readonly Block[] =>
  text.split('\n').map((line) => {
    const heading = line.startsWith('#');
    const strange = line.trim() === '' ? [] : [{ text: line, reads: [] }];
    return { heading, segments: heading || strange.length === 0 ? strange : segmentsOf(line, setting) };
  });
