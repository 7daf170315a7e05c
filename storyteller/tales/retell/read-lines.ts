import type { Language } from '@storyloom/shared/domain';
import type { Wording } from '../tell/parse-tale.ts';
import { type Effort, matchLine, type Read } from './match-line.ts';
import { candidatesFor, canBe, indexOf, type KnownLine, knownLine, type ParagraphIndex } from './paragraph-index.ts';
import type { ParagraphPattern } from './paragraph-pattern.ts';

/** A line of a text, and the paragraph of a tale that it was made from. */
export interface Line {
  readonly text: string;
  readonly pattern?: ParagraphPattern;
  readonly reads: readonly Read[];
}

type Reading = Line & { readonly pattern: ParagraphPattern };

/** A line that is not blank, and what it can have been made from. A text has many of them, so they are as small as they can be. */
interface Entry {
  readonly text: string;
  readonly isTitle: boolean;
  readonly candidates: readonly ParagraphPattern[];
  /** Made when a pattern is tried, which is rare in a text of another author. */
  line: KnownLine | undefined;
  readings: readonly Reading[];
}

const NONE: readonly never[] = [];

/** More lines than a text of the greatest length has if it is told by us, blank ones left out. */
const LINES_MOST = 4_000;

/** Steps that a text may take, by its length: stories need a tenth of them. */
const STEPS = { atLeast: 10_000, perCharacter: 12 };

export const effortFor = (text: string): Effort => ({
  steps: STEPS.atLeast + text.length * STEPS.perCharacter,
  compiled: 0,
});

function tryPattern(pattern: ParagraphPattern, entry: Entry, language: Language, effort: Effort): void {
  if (effort.steps <= 0 || entry.readings.some((reading) => reading.pattern === pattern)) return;
  const line = (entry.line ??= knownLine(entry.text, language));
  if (!canBe(pattern, line)) return;
  const reads = matchLine(pattern.stepsFor(effort), line.plain(), effort);
  if (reads) entry.readings = [...entry.readings, { text: entry.text, pattern, reads }];
}

const isBlank = (text: string): boolean => !/\S/.test(text);

const canBeOf = (entry: Entry | undefined, wording: Wording): boolean =>
  entry?.candidates.some((candidate) => candidate.wording === wording) === true;

/** Tries the candidates of each line, the vague ones only if a line beside it can be of the same wording. */
function tryCandidates(entries: readonly Entry[], language: Language, effort: Effort): void {
  for (const [at, entry] of entries.entries()) {
    for (const pattern of entry.candidates) {
      const { outline, wording } = pattern;
      if (outline.isVague && !canBeOf(entries[at - 1], wording) && !canBeOf(entries[at + 1], wording)) continue;
      tryPattern(pattern, entry, language, effort);
    }
  }
}

/** Tries the vague paragraphs of the wordings beside a line, which can have no words of their own: from line to line in both directions. */
function tryVague(
  entries: readonly Entry[],
  { vagueBeside }: ParagraphIndex,
  language: Language,
  effort: Effort,
): void {
  const tryBeside = (beside: Entry | undefined, entry: Entry): void => {
    for (const { pattern } of beside?.readings ?? []) {
      effort.steps -= pattern.wording.paragraphs.length;
      if (effort.steps <= 0) return;
      for (const vague of vagueBeside(pattern)) tryPattern(vague, entry, language, effort);
    }
  };
  for (const [at, entry] of entries.entries()) tryBeside(entries[at - 1], entry);
  for (const at of [...entries.keys()].toReversed()) {
    const entry = entries[at];
    if (entry) tryBeside(entries[at + 1], entry);
  }
}

/** Characters of a line that could be any: the fewer, the surer is what it was made from. */
const freeIn = ({ reads }: Reading): number =>
  reads.reduce((sum, { type, text }) => sum + (type === 'gender' || type === 'cell' ? 0 : text.length), 0);

/** What each line of a tale was most likely made from: the wording of the lines beside it, if it can be. */
function likeliest(entries: readonly Entry[], tale: string): (Reading | undefined)[] {
  const own = entries.map(({ readings }) =>
    readings.length === 0 ? readings : readings.filter(({ pattern }) => pattern.id === tale),
  );
  return own.map((readings, at) => {
    const near = ({ pattern: { wording } }: Reading): number =>
      [own[at - 1], own[at + 1]].filter((beside) => beside?.some(({ pattern }) => pattern.wording === wording)).length;
    if (readings.length === 0) return undefined;
    return readings
      .filter((reading) => !reading.pattern.outline.isVague || near(reading) > 0)
      .toSorted(
        (one, other) =>
          near(other) - near(one) || freeIn(one) - freeIn(other) || one.pattern.place - other.pattern.place,
      )[0];
  });
}

/** The title that a line is, of one of those of a tale. */
function titleIn(
  entry: Entry,
  titles: readonly ParagraphPattern[],
  language: Language,
  effort: Effort,
): Reading | undefined {
  for (const pattern of titles) {
    effort.steps -= 1;
    tryPattern(pattern, entry, language, effort);
    if (effort.steps <= 0 || entry.readings.length > 0) break;
  }
  return entry.readings[0];
}

/** The lines of a text, with what each was made from, and the tale that most of them are of; `undefined` if none is of one. */
export function readLines(
  text: string,
  language: Language,
  effort: Effort = effortFor(text),
): { readonly id: string; readonly lines: readonly Line[] } | undefined {
  const index = indexOf(language);
  const texts = text.split('\n');
  if (texts.length > LINES_MOST && texts.filter((each) => !isBlank(each)).length > LINES_MOST) return undefined;
  const entries: Entry[] = [];
  for (const each of texts) {
    if (isBlank(each)) continue;
    const isTitle = each.startsWith('#');
    const line = isTitle ? undefined : knownLine(each, language);
    const candidates = line ? candidatesFor(line, index, language, effort) : NONE;
    const isKnown = candidates.length > 0;
    entries.push({ text: each, isTitle, candidates, line: isKnown ? line : undefined, readings: NONE });
  }
  tryCandidates(entries, language, effort);
  tryVague(entries, index, language, effort);
  const tales = new Set<string>();
  for (const { readings } of entries) for (const { pattern } of readings) tales.add(pattern.id);
  const counted = [...tales].map((id) => {
    const found = likeliest(entries, id);
    return { id, found, count: found.filter((reading) => reading !== undefined).length };
  });
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  if (!best || best.count === 0) return undefined;
  const titles = (index.titles.get(best.id) ?? []).map(index.patternAt);
  const read = entries.map((entry, at): Line => {
    const reading = entry.isTitle ? titleIn(entry, titles, language, effort) : best.found[at];
    return reading ?? { text: entry.text, reads: [] };
  });
  const rest = read.values();
  const lines = texts.map((each): Line =>
    isBlank(each) ? { text: each, reads: [] } : (rest.next().value ?? { text: each, reads: [] }),
  );
  return { id: best.id, lines };
}
