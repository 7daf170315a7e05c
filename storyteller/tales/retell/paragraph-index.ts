import type { Language } from '@storyloom/shared/domain';
import type { Paragraph, Tale, Wording } from '../tell/parse-tale.ts';
import { TITLE } from '../tell/tell-tale.ts';
import { TABLES, taleOf } from '../troubles.ts';
import { placesByWord, wordsOf } from './line-words.ts';
import { type Effort, type PlainLine, WORDS_MAX } from './match-line.ts';
import { createPattern, type ParagraphPattern, plainOfLine } from './paragraph-pattern.ts';

/** All paragraphs of all tales in a language, to be found by their words. */
export interface ParagraphIndex {
  /** The pattern of the paragraph at a place. */
  readonly patternAt: (place: number) => ParagraphPattern;
  /** The places of those that are no titles, by one of their words. */
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  /** The places of the titles of each tale. */
  readonly titles: ReadonlyMap<string, readonly number[]>;
  /** Characters of the longest line that one of them can become. */
  readonly longest: number;
}

/** A line that is no longer than any paragraph can become. */
export interface KnownLine extends PlainLine {
  readonly isTitle: boolean;
  readonly words: ReadonlySet<string>;
}

/** A paragraph, and where it is from. */
interface Source {
  readonly id: string;
  readonly tale: Tale;
  readonly wording: Wording;
  readonly paragraph: Paragraph;
  readonly max: number;
}

const longestCell = ({ tables }: Tale): number =>
  Object.values(tables)
    .flatMap((rows) => rows.flatMap((row) => Object.values(row)))
    .reduce((most, cell) => Math.max(most, cell.length), WORDS_MAX);

/** The most characters of a line that a text becomes. A contraction becomes longer when it is taken apart. */
const mostOf = (text: string, cell: number): number => 2 * (text.length + (text.split('{').length - 1) * cell);

function createIndex(language: Language): ParagraphIndex {
  const sources: Source[] = [];
  const titles = new Map<string, number[]>();
  let longest = 0;
  for (const id of Object.keys(TABLES)) {
    const tale = taleOf(id, language);
    if (!tale) continue;
    const own: number[] = [];
    titles.set(id, own);
    const cell = longestCell(tale);
    for (const wording of tale.wordings) {
      for (const paragraph of wording.paragraphs) {
        if (wording.event === TITLE) own.push(sources.length);
        const max = mostOf(paragraph.text, cell);
        sources.push({ id, tale, wording, paragraph, max });
        longest = Math.max(longest, max);
      }
    }
  }
  const patterns: ParagraphPattern[] = [];
  const patternAt = (place: number): ParagraphPattern => {
    const pattern = patterns[place];
    if (pattern) return pattern;
    const source = sources[place];
    if (!source) throw new RangeError(`there is no paragraph ${place}`);
    const { id, tale, wording, paragraph, max } = source;
    return (patterns[place] = createPattern({ id, place, wording, paragraph, max }, tale, language));
  };
  const texts = sources.map(({ wording, paragraph }) => (wording.event === TITLE ? '' : paragraph.text));
  return {
    patternAt,
    byWord: placesByWord(texts, language),
    titles,
    longest,
  };
}

const known = new Map<Language, ParagraphIndex>();

/** The index of a language, which is made when it is first needed. */
export function indexOf(language: Language): ParagraphIndex {
  const index = known.get(language) ?? createIndex(language);
  known.set(language, index);
  return index;
}

/** A line of a text; `undefined` if it is longer than any paragraph can become. */
export function knownLine(text: string, index: ParagraphIndex, language: Language): KnownLine | undefined {
  if (text.length > index.longest) return undefined;
  const line = plainOfLine(text, language);
  return { ...line, isTitle: text.startsWith('#'), words: wordsOf(line.lower, language) };
}

/** Whether a line has the words and the size of a paragraph. */
export const canBe = ({ outline: { words, letters }, max }: ParagraphPattern, line: KnownLine): boolean =>
  line.lower.length >= letters && line.lower.length <= max && words.every((word) => line.words.has(word));

/** The paragraphs that a line can have been made from, by their words. */
export function candidatesFor(
  line: KnownLine,
  { byWord, patternAt }: ParagraphIndex,
  effort: Effort,
): ParagraphPattern[] {
  const found: ParagraphPattern[] = [];
  for (const word of line.words) {
    const places = byWord.get(word) ?? [];
    effort.steps -= places.length;
    if (effort.steps <= 0) break;
    for (const place of places) {
      const pattern = patternAt(place);
      if (canBe(pattern, line)) found.push(pattern);
    }
  }
  return found;
}

/** The vague paragraphs of the wording that a pattern is of. */
export function vagueBeside(
  { place, wording, paragraph }: ParagraphPattern,
  index: ParagraphIndex,
): ParagraphPattern[] {
  const first = place - wording.paragraphs.indexOf(paragraph);
  return wording.paragraphs.map((_, at) => index.patternAt(first + at)).filter(({ outline: { isVague } }) => isVague);
}
