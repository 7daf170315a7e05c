import type { Language } from '@storyloom/shared/domain';
import type { Paragraph, Tale, Wording } from '../tell/parse-tale.ts';
import { isTitle } from '../tell/tell-tale.ts';
import { taleOf } from '../troubles.ts';
import { TYPES } from '../types.ts';
import { type Effort, type PlainLine, WORDS_MAX } from './match-line.ts';
import { createPattern, type ParagraphPattern, plainOfLine } from './paragraph-pattern.ts';
import { createPlaces, placesFor, type PlacesIndex } from './places.ts';

/** All paragraphs of all tales in a language, to be found by their words. */
export interface ParagraphIndex {
  /** The pattern of the paragraph at a place. */
  readonly patternAt: (place: number) => ParagraphPattern;
  /** The vague paragraphs of the wording that a pattern is of. */
  readonly vagueBeside: (pattern: ParagraphPattern) => readonly ParagraphPattern[];
  /** The places of those that are no titles. */
  readonly places: PlacesIndex;
  /** The places of the titles of each tale. */
  readonly titles: ReadonlyMap<string, readonly number[]>;
  /** More characters than a line of any of them has. */
  readonly longest: number;
}

/** A line of a text as it is looked up and matched. */
export interface KnownLine {
  /** In small letters and with single spaces. */
  readonly lower: string;
  /** Made when a pattern is tried, which is rare in a text of another author. */
  readonly plain: () => PlainLine;
}

/** A paragraph, and where it is from. */
interface Source {
  readonly id: string;
  readonly tale: Tale;
  readonly wording: Wording;
  readonly paragraph: Paragraph;
  /** Characters of the longest cell of the tale’s tables. */
  readonly cell: number;
}

const longestCell = ({ tables }: Tale): number =>
  Object.values(tables)
    .flatMap((rows) => rows.flatMap((row) => Object.values(row)))
    .reduce((most, cell) => Math.max(most, cell.length), WORDS_MAX);

const SHORTEST_SLOT = '{hero}';
/** Characters by which contractions and the mark of a title make a line longer. */
const MORE = 20;

function createIndex(language: Language): ParagraphIndex {
  const sources: Source[] = [];
  const titles = new Map<string, number[]>();
  let [longestText, longestSlot] = [0, 0];
  for (const id of Object.keys(TYPES)) {
    const tale = taleOf(id, language);
    if (!tale) continue;
    const own: number[] = [];
    titles.set(id, own);
    const cell = longestCell(tale);
    longestSlot = Math.max(longestSlot, cell);
    for (const wording of tale.wordings) {
      for (const paragraph of wording.paragraphs) {
        if (isTitle(wording.event)) own.push(sources.length);
        sources.push({ id, tale, wording, paragraph, cell });
        longestText = Math.max(longestText, paragraph.text.length);
      }
    }
  }
  const patterns: ParagraphPattern[] = [];
  const patternAt = (place: number): ParagraphPattern => {
    const pattern = patterns[place];
    if (pattern) return pattern;
    const source = sources[place];
    if (!source) throw new RangeError(`there is no paragraph ${place}`);
    const { id, tale, wording, paragraph, cell } = source;
    const max = paragraph.text.length + (paragraph.text.split('{').length - 1) * cell + MORE;
    return (patterns[place] = createPattern({ id, place, wording, paragraph, max }, tale, language));
  };
  const vague = new Map<Wording, readonly ParagraphPattern[]>();
  const vagueBeside = ({ place, wording, paragraph }: ParagraphPattern): readonly ParagraphPattern[] => {
    const first = place - wording.paragraphs.indexOf(paragraph);
    const found =
      vague.get(wording) ??
      wording.paragraphs.map((_, at) => patternAt(first + at)).filter(({ outline: { isVague } }) => isVague);
    vague.set(wording, found);
    return found;
  };
  const texts = sources.map(({ wording, paragraph }) => (isTitle(wording.event) ? '' : paragraph.text));
  return {
    patternAt,
    vagueBeside,
    places: createPlaces(texts, language),
    titles,
    // As long as if it were made of slots.
    longest: Math.ceil(longestText / SHORTEST_SLOT.length) * longestSlot + longestText,
  };
}

const known = new Map<Language, ParagraphIndex>();

/** The index of a language, which is made when it is first needed. */
export function indexOf(language: Language): ParagraphIndex {
  const index = known.get(language) ?? createIndex(language);
  known.set(language, index);
  return index;
}

export function knownLine(text: string, language: Language): KnownLine {
  const single = text.trim().replaceAll(/\s\s+|[^\S ]/g, ' ');
  let plain: PlainLine | undefined;
  return {
    lower: single.toLowerCase(),
    plain: () => (plain ??= plainOfLine(single, language)),
  };
}

/** Whether a line has the words and the size of a paragraph. */
export const canBe = (
  { outline: { words, letters }, max }: ParagraphPattern,
  { lower }: Pick<KnownLine, 'lower'>,
): boolean => lower.length >= letters && lower.length <= max && words.every((word) => lower.includes(word));

/** The paragraphs that a line can have been made from, by their places and words. */
export function candidatesFor(
  { lower }: KnownLine,
  { places, patternAt, longest }: ParagraphIndex,
  language: Language,
  effort: Effort,
): readonly ParagraphPattern[] {
  const found: ParagraphPattern[] = [];
  if (lower.length > longest) return found;
  for (const each of placesFor(lower, places, language)) {
    effort.steps -= each.length;
    if (effort.steps <= 0) break;
    for (const place of each) {
      const pattern = patternAt(place);
      if (canBe(pattern, { lower })) found.push(pattern);
    }
  }
  return found;
}
