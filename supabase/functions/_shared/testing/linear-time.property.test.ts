import { describe, expect, it } from 'vitest';
import { createChildFilter, isUnsuitable } from '../children/child-filter.ts';
import { ServiceFailure } from '../http/failure.ts';
import { parsePassageRequest } from '../passages/passage-request.ts';
import { shapeAnswer } from '../passages/shape-answer.ts';
import { endBeforeAfter, takeBefore } from '../passages/take-context.ts';
import { takeEnding } from '../passages/take-ending.ts';
import { takePreamble } from '../passages/take-preamble.ts';
import { takeQuotes } from '../passages/take-quotes.ts';
import { takeTags } from '../passages/take-tags.ts';
import { keepEdges, unescapeSigns } from '../passages/keep-edges.ts';
import { refuseUnchanged, takePassage } from '../passages/refuse-unchanged.ts';
import { lineIn } from '../short-calls/json-fields.ts';
import { jsonIn } from '../short-calls/json-in.ts';
import { PASSAGE, PASSAGE_BODY } from './passages.ts';

/** Characters of the shorter text. A longer one is tried where a limit, such as on held text, may explain the difference. */
const SIZES = [4_000, 16_000];
/** How many times as long the longer text is. */
const FACTOR = 4;
/** Linear time takes FACTOR times as long for the longer text, quadratic time its square. */
const GROWTH_MAX = 6;
/** A quadratic function takes longer than this for the longer text, so what is faster needs no comparison. */
const FAST_MS = 4;
/** Other load only ever adds time, so the best run counts. */
const RUNS = 4;
/** Characters of a piece of a streamed text. */
const PIECE = 32;

/** Texts of about that many characters that make careless readers start over, backtrack or nest. */
const TEXTS: Readonly<Record<string, (size: number) => string>> = {
  ...Object.fromEntries(
    [
      ...'a|A|0|.|,|"|\'|“|`|*|_|#|-|=|~|<|>|[|{|(|/|@|\\|%|&| |\n|\t|\0|故|。|‹|🌍|\u0301\u0316|\u200B|\uFDFA'.split(
        '|',
      ),
      ...'$@|a.|a |a-|a/|aA1|sk-a|"a",|[],|{"a":|[[|\\"|a"|. "|.\n|\n\n#| \n|- |:: |%25|&lt;|</b|<b>|e\u0301'.split(
        '|',
      ),
      ...'a. |# a\n|**a** |prompt: |error: |stab |1, |10.|http://|Bearer |unsupported |‹ |\u{1F3F4}\u{E0041}'.split(
        '|',
      ),
    ].map((part) => [JSON.stringify(part), (size: number) => part.repeat(size / part.length)]),
  ),
  'a word, then signs': (size) => `Once ${'$@'.repeat(size / 2)}`,
  'a word, then blanks, then a word': (size) => `foo.${' '.repeat(size)}x`,
  'a word, then lines of nothing': (size) => `foo.${'\n'.repeat(size)}`,
  'a heading with a gap': (size) => `# a${' '.repeat(size)}x\nfoo.`,
  'a heading of signs': (size) => `# ${'#'.repeat(size)}x\nfoo.`,
  'brackets, then a list': (size) => `${'['.repeat(size / 2)}${'"a",'.repeat(size / 8)}`,
  'a full stop, then quotation marks': (size) => `foo.${'"'.repeat(size)}`,
  'a quotation, then lines of nothing': (size) => `"foo."${'\n'.repeat(size)}`,
  'an endless word after many': (size) => `${'a '.repeat(size / 8)}${'a'.repeat(size)}`,
};

type Read = (text: string) => unknown;

/** Reads a text piece by piece, as it arrives. */
const streamed =
  (create: () => { push(piece: string): unknown; end(): unknown }): Read =>
  (text) => {
    const stage = create();
    for (let at = 0; at < text.length; at += PIECE) stage.push(text.slice(at, at + PIECE));
    return stage.end();
  };

const BEFORE = 'The sea was quiet. The keeper woke.';
const AFTER = 'Then the lamp went out, and nothing else happened. The keeper slept.';
const ASKED = parsePassageRequest(JSON.stringify({ ...PASSAGE_BODY, before: BEFORE, after: AFTER }));

/** What reads the words of strangers and models. */
const READERS: Readonly<Record<string, Read>> = {
  isUnsuitable,
  lineIn: (text) => lineIn(text, 100),
  jsonIn: (text) => [...jsonIn(text)],
  createChildFilter: streamed(createChildFilter),
  takeEnding: streamed(() => takeEnding(PASSAGE)),
  takePreamble: streamed(() => takePreamble(PASSAGE)),
  takeQuotes: streamed(() => takeQuotes(PASSAGE)),
  takeTags: streamed(() => takeTags(PASSAGE)),
  takeBefore: streamed(() => takeBefore(BEFORE, PASSAGE)),
  endBeforeAfter: streamed(() => endBeforeAfter(AFTER, PASSAGE)),
  'endBeforeAfter, the text after': (text) => endBeforeAfter(text, PASSAGE),
  'keepEdges, the passage': keepEdges,
  unescapeSigns: streamed(() => unescapeSigns(PASSAGE)),
  refuseUnchanged: streamed(() => refuseUnchanged(PASSAGE, false)),
  takePassage: streamed(() => takePassage(PASSAGE)),
  shapeAnswer: streamed(() => shapeAnswer(ASKED)),
};

/** Milliseconds of processor time, which other programs do not affect. */
function timeOf(read: Read, text: string): number {
  const started = process.cpuUsage();
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** How many times as long the longer text takes. */
function growthOf(read: Read, short: string, long: string): number {
  let [shortMs, longMs] = [Infinity, Infinity];
  for (let run = 0; run < RUNS; run += 1) {
    longMs = Math.min(longMs, timeOf(read, long));
    if (longMs < FAST_MS) return 1;
    shortMs = Math.min(shortMs, timeOf(read, short));
    if (longMs / shortMs < GROWTH_MAX) break;
  }
  return longMs / shortMs;
}

describe('a text four times as long takes about four times as long to read', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    const slow = Object.entries(TEXTS).flatMap(([kind, textOf]) => {
      const grows = SIZES.every((size) => growthOf(read, textOf(size), textOf(size * FACTOR)) >= GROWTH_MAX);
      return grows ? [kind] : [];
    });
    expect(slow).toEqual([]);
  });
});
