import { BODY_MAX_BYTES, PASSAGE_MAX_LENGTH, STORY_LIMITS } from '@storyloom/shared/domain';
import { createChildFilter, isUnsuitable } from '../children/child-filter.ts';
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
import { ServiceFailure } from '../http/failure.ts';
import { networkOf } from '../network/network-of.ts';
import { outlineIn } from '../outlines/ask-for-outline.ts';
import { cleanPrompt } from '../prompts/clean-prompt.ts';
import { asData } from '../stories/as-data.ts';
import { beginChapter } from '../stories/begin-chapter.ts';
import { createJoiner } from '../stories/join-on.ts';
import { plainly, plainText } from '../stories/plain-text.ts';
import { refuseEndlessSigns } from '../story-text/not-a-story.ts';
import { isOrdinaryJson } from '../provider/ordinary-json.ts';
import { repeatedText } from '../provider/repeated-text.ts';
import { parseJson } from '../text/parse-json.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { storyParts } from '../stories/story-parts.ts';
import { parseStoryRequest } from '../stories/story-request.ts';
import { isNeverAStory, isOnlyTitles, mayBeOther, otherAnswer } from '../stories/other-answers.ts';
import { isRefusal, isSpoken, mayRefuse, refusesAtLength } from '../stories/refusals.ts';
import { takeOtherAnswer } from '../stories/take-other-answer.ts';
import { takeRefusal } from '../stories/take-refusal.ts';
import { createStoryFilter } from '../story-text/story-filter.ts';
import { readable } from '../story-text/whole-characters.ts';
import { suggestionsIn } from '../suggestions/ask-for-suggestions.ts';
import { cutAtWord } from '../text/cut-text.ts';
import { lineIn } from '../short-calls/json-fields.ts';
import { jsonIn } from '../short-calls/json-in.ts';
import { HIDDEN } from './hidden.ts';
import { PASSAGE, PASSAGE_BODY } from './passages.ts';

/** Does some work at one go; other work may get its turn before the next. */
export type Go = (work: () => unknown) => unknown;

/** Reads a text. A streamed one arrives in pieces of so many characters, each of which is read at one go. */
export type Read = (text: string, piece: number, go: Go) => unknown;

interface Reader {
  readonly read: Read;
  /** Characters of the longest text that it may be given. */
  readonly most: number;
}

/** Characters of an event or a whole answer of a model, of what is read of a short answer, of an error's message, and of a header. */
const MOST = { event: 1_000_000, answer: 256 * 1024, said: 2048, header: 16_384 } as const;

const upTo = (most: number, readers: Readonly<Record<string, Read>>): Readonly<Record<string, Reader>> =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, { read, most }]));

/** Reads a text piece by piece, as it arrives. */
const streamed =
  (create: () => { push(piece: string): unknown; end(): unknown }): Read =>
  (text, piece, go) => {
    const stage = create();
    for (let at = 0; at < text.length; at += piece) go(() => stage.push(text.slice(at, at + piece)));
    return go(() => stage.end());
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
const SENT = {
  quirks: NO_QUIRKS,
  text: 'A keeper finds a door in the sea',
  maxTokens: 2000,
  systemMessages: 2,
  stream: true,
};

const GATE = { start: 0, holdFrom: 400, cutBy: 450, most: 550, early: false };

/** The readers of an event of a model's stream. */
const OF_EVENTS: Readonly<Record<string, Read>> = {
  isOrdinaryJson,
  'parseJson, if ordinary': (text) => isOrdinaryJson(text) && parseJson(text),
  readChunk: (reason) => readChunk({ choices: [{ finish_reason: reason, delta: { content: reason } }] }),
  refusalFailure: (message) => refusalFailure(streamRefusal({ error: { message } }), WORDING),
  'refusalFailure, of another provider': (text) => {
    const raw = `[${'{"a":1},'.repeat(text.length / 9)}{}]`;
    return refusalFailure(streamRefusal({ error: { message: 'No', metadata: { raw } } }), WORDING);
  },
  learn: (message) => learn({ ...NO_QUIRKS }, SENT, streamRefusal({ error: { message } })),
  'learn, in code': (code) => learn({ ...NO_QUIRKS }, SENT, streamRefusal({ error: { code } })),
};

/** The readers of a short call's answer. */
const OF_ANSWERS: Readonly<Record<string, Read>> = {
  lineIn: (text) => lineIn(text, 100),
  jsonIn: (text) => [...jsonIn(text)],
  castIn: (name) => castIn({ characters: [{ name }] }, standsIn(BEFORE)),
  outlineIn: (text) => outlineIn([{ title: text, summary: text }]),
  suggestionsIn: (text) => suggestionsIn([text, text]),
  cleanPrompt: (text) => cleanPrompt(text, true),
  'createStoryFilter, of an answer': streamed(() => createStoryFilter({ kind: 'answer' })),
};

/** The readers of a story, as a model writes it or as a reader sends it. */
const OF_STORIES: Readonly<Record<string, Read>> = {
  isUnsuitable,
  readable,
  standsIn: (story) => standsIn(story)('Ilse'),
  'refusalFailure, the text of the request': (content) =>
    refusalFailure(streamRefusal({ error: 'No' }), wordingWith(content)),
  createChildFilter: streamed(createChildFilter),
  createStoryFilter: streamed(() => createStoryFilter({ kind: 'story' })),
  asData: (text) => asData('story', text),
  plainText,
  plainly,
  beginChapter: streamed(() => beginChapter(BEFORE, 'english')),
  'beginChapter, in one piece': (text) => beginChapter(BEFORE, 'english').push(`${text}\n\nfoo`),
  'beginChapter, the story': (story) => beginChapter(story, 'english').push('foo bar'.repeat(100)),
  takeRefusal: streamed(() => takeRefusal('english', () => new ServiceFailure('filtered', 'No'))),
  takeOtherAnswer: streamed(() => takeOtherAnswer('english', () => new ServiceFailure('provider_error', 'No'))),
  otherAnswer,
  mayBeOther,
  isNeverAStory,
  isOnlyTitles,
  isRefusal,
  mayRefuse,
  refusesAtLength,
  isSpoken,
  createJoiner: streamed(() => createJoiner(BEFORE)),
  'createJoiner, the story': (story) => createJoiner(story).push(BEFORE),
  createFreshText: streamed(() => createFreshText(BEFORE)),
  'createFreshText, the story': (story) => createFreshText(story).push(BEFORE),
  'createFreshText, of a chapter': streamed(() => createFreshText(BEFORE, true)),
  createMarkHolder: streamed(() => ({ ...createMarkHolder(), end: () => '' })),
  countInTurns: streamed(() => ({ ...createWordMeter('english', 0), end: () => '' })),
  repeatedText: streamed(() => {
    const repeated = repeatedText();
    let whole = true;
    const newIn = (text: string): string => repeated.newIn({ text, whole, thinking: false, begun: true });
    const push = (text: string): string => {
      whole = !whole;
      return newIn(text);
    };
    return { push, end: () => '' };
  }),
  refuseEndlessSigns: streamed(() => ({ push: refuseEndlessSigns(), end: () => '' })),
  createOpening: streamed(() => ({ ...createOpening('english', 20), end: () => '' })),
  createLengthGate: streamed(() => createLengthGate('english', GATE)),
  cutPlace: (text) => cutPlace(text, 'english', 500, false),
  storyParts: (text) => storyParts(text, { beginning: 1000, middle: 1000, end: 1000 }),
  estimateTokens,
  cutAtWord: (text) => cutAtWord(text, text.length - 1),
  'createStoryFilter, of a passage': streamed(() => createStoryFilter({ kind: 'passage' })),
  takeEnding: streamed(() => takeEnding(PASSAGE)),
  takePreamble: streamed(() => takePreamble(PASSAGE)),
  takeQuotes: streamed(() => takeQuotes(PASSAGE)),
  takeTags: streamed(() => takeTags(PASSAGE)),
  takeBefore: streamed(() => takeBefore(BEFORE, PASSAGE)),
  endBeforeAfter: streamed(() => endBeforeAfter(AFTER, PASSAGE)),
  unescapeSigns: streamed(() => unescapeSigns(PASSAGE)),
  refuseUnchanged: streamed(() => refuseUnchanged(PASSAGE, false)),
  takePassage: streamed(() => takePassage(PASSAGE)),
  shapeAnswer: streamed(() => shapeAnswer(ASKED)),
};

/** What reads the words of strangers and models. */
export const READERS: Readonly<Record<string, Reader>> = {
  ...upTo(MOST.event, OF_EVENTS),
  ...upTo(MOST.answer, OF_ANSWERS),
  ...upTo(STORY_LIMITS.characters, OF_STORIES),
  ...upTo(BODY_MAX_BYTES, {
    parseStoryRequest: (text) => storyMessages(parseStoryRequest(JSON.stringify({ prompt: 'x', continueOf: text }))),
  }),
  ...upTo(PASSAGE_MAX_LENGTH, {
    'keepEdges, the passage': keepEdges,
    'endBeforeAfter, the text after': (text) => endBeforeAfter(text, PASSAGE),
  }),
  ...upTo(MOST.said, { mostTokensIn: (text) => mostTokensIn(text, 100), windowIn: (text) => windowIn(text, text) }),
  ...upTo(MOST.header, { networkOf }),
};
