import { describe, expect, it } from 'vitest';
import { ServiceFailure } from '../http/failure.ts';
import { type Read, READERS } from './linear-time-readers.ts';
import { SLOW_TEXTS } from './slow-texts.ts';

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

/** Each module that reads foreign text. */
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../{length,passages,prompts,provider,short-calls,stories,story-text}/*.ts',
    '../{suggestions,casts,outlines,children,network,text}/*.ts',
    '!../**/*.test.ts',
  ],
  { eager: true },
);

/** Functions that get foreign text from their callers only through the readers, or none of it. Everything else is a reader. */
const OTHERS: readonly string[] = [
  // They put readers together, or have a provider or a database do the work.
  ...'askForCast askForJson askForOutline askForSuggestions askInTurn askServer completionSignals createChildGuard'.split(
    ' ',
  ),
  ...'createModerator createNetworkMarks createStoryteller demoAccess holdLength keptQuirks openCompletion providerOf readReply smallJson'.split(
    ' ',
  ),
  ...'shortCall withFittingNames writePassage writePrompt writeStory'.split(' '),
  // They get numbers, the operator's settings, checked fields or our own words.
  ...'chaptersFor createCallClock createRunClock createTurns endpointOf filteredFailure gateLimits'.split(' '),
  ...'isBinary isFilterCode isHighSurrogate isPrivateAddress lengthPlan lookUpLetters mayLoad nextCall notAStory orAbort wordsLeft'.split(
    ' ',
  ),
  // Parts of the readers above, which hand them all that they get.
  ...'atBeginning beginsWithThought boundAnswer countUpTo beginsWithTitle chineseTail continuationMessages createWordMeter cutSaid isDue'.split(
    ' ',
  ),
  ...'decodeCompletion endAtTurn endOf endOfThoughts farewells fieldOf findQuotes findSecret fitRequest fitsWhole learnInTurns'.split(
    ' ',
  ),
  ...'foldText greetingBefore greetingIn hasWords isAboutStory isEndingMark isNoThought isPage isSaid listIn markAt mayBeAboutStory mayBeStory mayBecome'.split(
    ' ',
  ),
  ...'mayGreet normalizeText notesField notesNear notesText outlineMessages outlineText passageMessages lettersOf pipe'.split(
    ' ',
  ),
  ...'parsePassageRequest parsePromptRequest parseCastRequest parseSuggestionsRequest castMessages suggestionMessages'.split(
    ' ',
  ),
  ...'cleanReason providerDetail providerReason readUntilAbort redact repeatable seam sliceWhole spellingsOf startOf storyMessages'.split(
    ' ',
  ),
  ...'streamRefusal takeClosing takeHtml takeMarks takeOpening takeTitle textsOfNotes titleTaker userTextsOf'.split(
    ' ',
  ),
  ...'appendText begunLater inTurns ownText slicesOf wholeCharacters wholeStoryField wordingOf'.split(' '),
];

/** Milliseconds of processor time, which other programs do not affect. */
function timeOf(read: Read, text: string): number {
  const started = process.cpuUsage();
  try {
    read(text, PIECE, (work) => work());
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

it('every function that reads foreign text is tested here', () => {
  const known = new Set([...Object.keys(READERS).map((name) => name.split(',')[0]), ...OTHERS]);
  const found = Object.values(MODULES)
    .flatMap(Object.entries)
    .filter(([, value]) => typeof value === 'function');
  const names = found.map(([name]) => name);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(OTHERS.filter((name) => !names.includes(name))).toEqual([]);
});

describe('a text four times as long takes about four times as long to read', () => {
  it.each(Object.entries(READERS))('%s', (_, { read }) => {
    const slow = Object.entries(SLOW_TEXTS).flatMap(([kind, textOf]) => {
      const grows = SIZES.every((size) => growthOf(read, textOf(size), textOf(size * FACTOR)) >= GROWTH_MAX);
      return grows ? [kind] : [];
    });
    expect(slow).toEqual([]);
  });
});
