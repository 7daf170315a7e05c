import type { Language } from '@storyloom/shared/domain';
import type { Wording } from '../tell/parse-tale.ts';
import { type Effort, matchLine, type Read } from './match-line.ts';
import {
  candidatesFor,
  canBe,
  indexOf,
  type KnownLine,
  knownLine,
  type ParagraphIndex,
  vagueBeside,
} from './paragraph-index.ts';
import type { ParagraphPattern } from './paragraph-pattern.ts';

/** A line of a text, and the paragraph of a tale that it was made from. */
export interface Line {
  readonly text: string;
  readonly pattern?: ParagraphPattern;
  readonly reads: readonly Read[];
}

type Reading = Line & { readonly pattern: ParagraphPattern };

/** A line that is not blank, and what it can have been made from. */
interface Entry {
  readonly text: string;
  readonly line: KnownLine | undefined;
  readonly candidates: readonly ParagraphPattern[];
  readonly tried: Set<ParagraphPattern>;
  readonly readings: Reading[];
}

/** Steps that a text may take, by its length: stories need a tenth of them. */
const STEPS = { atLeast: 10_000, perCharacter: 12 };

export const effortFor = (text: string): Effort => ({
  steps: STEPS.atLeast + text.length * STEPS.perCharacter,
  compiled: 0,
});

function tryPattern(pattern: ParagraphPattern, { text, line, tried, readings }: Entry, effort: Effort): void {
  if (!line || tried.has(pattern) || effort.steps <= 0) return;
  tried.add(pattern);
  const reads = matchLine(pattern.stepsFor(effort), line, effort);
  if (reads) readings.push({ text, pattern, reads });
}

/** Tries the candidates of each line, the vague ones only if a line beside it can be of the same wording. */
function tryCandidates(entries: readonly Entry[], effort: Effort): void {
  const wordings = entries.map(({ candidates }) => new Set(candidates.map(({ wording }) => wording)));
  for (const [at, entry] of entries.entries()) {
    for (const pattern of entry.candidates) {
      const { outline, wording } = pattern;
      if (outline.isVague && wordings[at - 1]?.has(wording) !== true && wordings[at + 1]?.has(wording) !== true)
        continue;
      tryPattern(pattern, entry, effort);
    }
  }
}

/** Tries the vague paragraphs of the wordings beside a line, which can have no words of their own: from line to line in both directions. */
function tryVague(entries: readonly Entry[], index: ParagraphIndex, effort: Effort): void {
  const tryAfter = (before: Entry | undefined, entry: Entry): void => {
    const patterns = new Map(before?.readings.map(({ pattern }) => [pattern.wording, pattern]));
    for (const pattern of patterns.values()) {
      effort.steps -= pattern.wording.paragraphs.length;
      for (const vague of vagueBeside(pattern, index)) {
        if (entry.line && canBe(vague, entry.line)) tryPattern(vague, entry, effort);
      }
    }
  };
  for (const [at, entry] of entries.entries()) tryAfter(entries[at - 1], entry);
  for (const [at, entry] of [...entries.entries()].toReversed()) tryAfter(entries[at + 1], entry);
}

/** What each line of a tale was most likely made from: the wording of the lines beside it, if it can be. */
function likeliest(entries: readonly Entry[], tale: string): (Reading | undefined)[] {
  const own = entries.map(({ readings }) => readings.filter(({ pattern }) => pattern.id === tale));
  const wordings = own.map((readings) => new Set<Wording>(readings.map(({ pattern }) => pattern.wording)));
  return own.map((readings, at) => {
    const near = ({ pattern: { wording } }: Reading): number =>
      [wordings[at - 1], wordings[at + 1]].filter((beside) => beside?.has(wording)).length;
    return readings
      .filter((reading) => !reading.pattern.outline.isVague || near(reading) > 0)
      .toSorted((one, other) => near(other) - near(one) || one.pattern.place - other.pattern.place)[0];
  });
}

/** The title that a line is, of one of those of a tale. */
function titleIn(entry: Entry, titles: readonly ParagraphPattern[], effort: Effort): Reading | undefined {
  const { line, readings } = entry;
  effort.steps -= titles.length;
  for (const pattern of titles) {
    if (!line || effort.steps <= 0 || readings.length > 0) break;
    if (canBe(pattern, line)) tryPattern(pattern, entry, effort);
  }
  return readings[0];
}

/** The lines of a text, with what each was made from, and the tale that most of them are of; `undefined` if none is of one. */
export function readLines(
  text: string,
  language: Language,
  effort: Effort = effortFor(text),
): { readonly id: string; readonly lines: readonly Line[] } | undefined {
  const index = indexOf(language);
  const texts = text.split('\n');
  const entries = texts.flatMap((each): Entry[] => {
    if (each.trim() === '') return [];
    const line = knownLine(each, index, language);
    const candidates = line && !line.isTitle ? candidatesFor(line, index, effort) : [];
    return [{ text: each, line, candidates, tried: new Set(), readings: [] }];
  });
  tryCandidates(entries, effort);
  tryVague(entries, index, effort);
  const tales = new Set(entries.flatMap(({ readings }) => readings.map(({ pattern }) => pattern.id)));
  const counted = [...tales].map((id) => {
    const found = likeliest(entries, id);
    return { id, found, count: found.filter((reading) => reading !== undefined).length };
  });
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  if (!best || best.count === 0) return undefined;
  const titles = (index.titles.get(best.id) ?? []).map(index.patternAt);
  const read = entries.map((entry, at): Line => {
    const reading = entry.line?.isTitle ? titleIn(entry, titles, effort) : best.found[at];
    return reading ?? { text: entry.text, reads: [] };
  });
  const rest = read.values();
  const lines = texts.map((each): Line =>
    each.trim() === '' ? { text: each, reads: [] } : (rest.next().value ?? { text: each, reads: [] }),
  );
  return { id: best.id, lines };
}
