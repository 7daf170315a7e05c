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
import { refusalFailure, streamRefusal, wordingOf } from '../provider/provider-failure.ts';
import { learn, NO_QUIRKS } from '../provider/quirks.ts';
import { estimateTokens, mostTokensIn, windowIn } from '../provider/token-limits.ts';
import { readChunk } from '../provider/completion-chunk.ts';
import { castIn, standsIn } from '../casts/ask-for-cast.ts';
import { createFreshText } from '../length/fresh-text.ts';
import { createLengthGate } from '../length/length-gate.ts';
import { createMarkHolder } from '../length/ending-mark.ts';
import { createOpening } from '../length/opening.ts';
import { createWordMeter } from '../length/word-meter.ts';
import { cutPlace } from '../length/cut-place.ts';
import { networkOf } from '../network/network-of.ts';
import { outlineIn } from '../outlines/ask-for-outline.ts';
import { cleanPrompt } from '../prompts/clean-prompt.ts';
import { asData } from '../stories/as-data.ts';
import { beginChapter } from '../stories/begin-chapter.ts';
import { createJoiner } from '../stories/join-on.ts';
import { plainly, plainText } from '../stories/plain-text.ts';
import { refuseEndlessSigns } from '../story-text/not-a-story.ts';
import { isOrdinaryJson } from '../provider/ordinary-json.ts';
import { parseJson } from '../text/parse-json.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { storyParts } from '../stories/story-parts.ts';
import { parseStoryRequest } from '../stories/story-request.ts';
import { createStoryFilter } from '../story-text/story-filter.ts';
import { suggestionsIn } from '../suggestions/ask-for-suggestions.ts';
import { cutAtWord } from '../text/cut-text.ts';
import { lineIn } from '../short-calls/json-fields.ts';
import { jsonIn } from '../short-calls/json-in.ts';
import { HIDDEN } from './hidden.ts';
import { PASSAGE, PASSAGE_BODY } from './passages.ts';
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

const wordingWith = (content: string) => {
  const endpoint = { url: `http://${HIDDEN.host}/`, name: HIDDEN.host };
  const messages = [{ role: 'user', content } as const];
  return wordingOf({ apiKey: HIDDEN.secret, endpoint }, { messages, failed: 'Failed.' });
};
const WORDING = wordingWith('A keeper finds a door in the sea');
const SENT = { quirks: NO_QUIRKS, text: 'A keeper finds a door in the sea', maxTokens: 2000, systemMessages: 2 };

const GATE = { start: 0, holdFrom: 400, cutBy: 450, most: 550, early: false };

/** What reads the words of strangers and models. */
const READERS: Readonly<Record<string, Read>> = {
  isUnsuitable,
  lineIn: (text) => lineIn(text, 100),
  jsonIn: (text) => [...jsonIn(text)],
  createChildFilter: streamed(createChildFilter),
  createStoryFilter: streamed(() => createStoryFilter({ kind: 'story' })),
  'createStoryFilter, of an answer': streamed(() => createStoryFilter({ kind: 'answer' })),
  'createStoryFilter, of a passage': streamed(() => createStoryFilter({ kind: 'passage' })),
  castIn: (name) => castIn({ characters: [{ name }] }, standsIn(BEFORE)),
  standsIn: (story) => standsIn(story)('Ilse'),
  outlineIn: (text) => outlineIn([{ title: text, summary: text }]),
  suggestionsIn: (text) => suggestionsIn([text, text]),
  cleanPrompt: (text) => cleanPrompt(text, true),
  asData: (text) => asData('story', text),
  plainText,
  beginChapter: streamed(() => beginChapter(BEFORE, 'english')),
  'beginChapter, in one piece': (text) => beginChapter(BEFORE, 'english').push(`${text}\n\nfoo`),
  'beginChapter, the story': (story) => beginChapter(story, 'english').push('foo bar'.repeat(100)),
  createJoiner: streamed(() => createJoiner(BEFORE)),
  'createJoiner, the story': (story) => createJoiner(story).push(BEFORE),
  createFreshText: streamed(() => createFreshText(BEFORE)),
  'createFreshText, the story': (story) => createFreshText(story).push(BEFORE),
  'createFreshText, of a chapter': streamed(() => createFreshText(BEFORE, true)),
  createMarkHolder: streamed(() => ({ ...createMarkHolder(), end: () => '' })),
  countInTurns: (text) => createWordMeter('english', 0).push(text),
  isOrdinaryJson,
  parseJson,
  plainly,
  refuseEndlessSigns: streamed(() => ({ push: refuseEndlessSigns(), end: () => '' })),
  createOpening: streamed(() => ({ ...createOpening('english', 20), end: () => '' })),
  createLengthGate: streamed(() => createLengthGate('english', GATE)),
  cutPlace: (text) => cutPlace(text, 'english', 500, false),
  parseStoryRequest: (text) => storyMessages(parseStoryRequest(JSON.stringify({ prompt: 'x', continueOf: text }))),
  storyParts: (text) => storyParts(text, { beginning: 1000, middle: 1000, end: 1000 }),
  cutAtWord: (text) => cutAtWord(text, text.length - 1),
  networkOf,
  refusalFailure: (message) => refusalFailure(streamRefusal({ error: { message } }), WORDING),
  'refusalFailure, the text of the request': (content) =>
    refusalFailure(streamRefusal({ error: 'No' }), wordingWith(content)),
  learn: (message) => learn({ ...NO_QUIRKS }, SENT, streamRefusal({ error: { message } })),
  'learn, in code': (code) => learn({ ...NO_QUIRKS }, SENT, streamRefusal({ error: { code } })),
  mostTokensIn: (text) => mostTokensIn(text, 100),
  windowIn: (text) => windowIn(text, text),
  estimateTokens,
  readChunk: (reason) => readChunk({ choices: [{ finish_reason: reason, delta: { content: reason } }] }),
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
  ...'createModerator createNetworkMarks createStoryteller demoAccess holdLength keptQuirks openCompletion providerOf readReply'.split(
    ' ',
  ),
  ...'shortCall withFittingNames writePassage writePrompt writeStory'.split(' '),
  // They get numbers, the operator's settings, checked fields or our own words.
  ...'chaptersFor createCallClock createRunClock createTurns endpointOf fewWords filteredFailure gateLimits'.split(' '),
  ...'isFilterCode isHighSurrogate isPrivateAddress lengthPlan mayLoad nextCall notAStory orAbort wordsLeft'.split(' '),
  // Parts of the readers above, which hand them all that they get.
  ...'atBeginning beginsWithThought beginsWithTitle chineseTail continuationMessages createWordMeter cutSaid isDue'.split(
    ' ',
  ),
  ...'decodeCompletion endAtTurn endOf endOfThoughts farewells fieldOf findQuotes findSecret fitRequest'.split(' '),
  ...'foldText greetingBefore greetingIn isAboutStory isSaid listIn markAt mayBeAboutStory mayBeStory mayBecome'.split(
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
  ...'inTurns ownText slicesOf wholeCharacters wholeStoryField wordingOf'.split(' '),
];

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
  it.each(Object.entries(READERS))('%s', (_, read) => {
    const slow = Object.entries(SLOW_TEXTS).flatMap(([kind, textOf]) => {
      const grows = SIZES.every((size) => growthOf(read, textOf(size), textOf(size * FACTOR)) >= GROWTH_MAX);
      return grows ? [kind] : [];
    });
    expect(slow).toEqual([]);
  });
});
