import { createParser } from 'eventsource-parser';
import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import { notAStory } from '../story-text/not-a-story.ts';
import { appendText } from '../text/append-text.ts';
import { parseJson } from '../text/parse-json.ts';
import { boundAnswer, countUpTo, EVENT_MAX } from './answer-bounds.ts';
import { readChunk, type CompletionChunk } from './completion-chunk.ts';
import { isBinary } from './is-binary.ts';
import { isOrdinaryJson } from './ordinary-json.ts';
import { readUntilAbort } from './or-abort.ts';

const tooLong = () => notAStory('answer too large');

/** Most lines of a stream that are no part of an event: the parser takes long for each. */
const UNKNOWN_MAX = 1000;

/** Most events with broken JSON: the parser throws for each. A cut stream ends with one. */
const BROKEN_MAX = 300;

/** Most lines of an event. The parser joins them, and each takes the memory of many characters. */
const LINES_MAX = 1000;

/** Most chunks in a list: a whole answer of Gemini's own endpoint is one. */
const LIST_MAX = 5000;

/** Characters in which Ollama's own format is known. */
const OLLAMA_BEGINNING = 200;

/** Characters that are decoded at once, and most of a text that is passed on at once. */
const SLICE = 4096;

/** Most signals that are passed on at once. */
const TOGETHER_MAX = 64;

/** One signal of a provider's answer: a chunk, its `[DONE]` mark, or that it is no completion. */
export type CompletionSignal =
  | { readonly type: 'chunk'; readonly chunk: CompletionChunk }
  | { readonly type: 'done' }
  | { readonly type: 'unreadable'; /** For the operator. */ readonly why: string };

interface Decoder {
  feed(text: string): void;
  end(): void;
}

function signalOf(data: string, onBroken?: () => void): CompletionSignal | undefined {
  // Events that hold no object are passed over: to throw for each of many thousands takes long.
  if (!/^[[{]/.test(data.trimStart())) return undefined;
  if (data.length < 20 && data.trim() === '[DONE]') return { type: 'done' };
  if (!isOrdinaryJson(data)) throw notAStory('extraordinary JSON');
  try {
    return { type: 'chunk', chunk: readChunk(JSON.parse(data)) };
  } catch {
    // Half an event at the end of a cut stream; the events before it still count.
    onBroken?.();
    return undefined;
  }
}

/** The error in an event of that name, whatever its form. */
function errorOf(data: string, signal: CompletionSignal | undefined): CompletionSignal {
  if (signal?.type === 'chunk' && signal.chunk.error !== undefined) return signal;
  return { type: 'chunk', chunk: readChunk({ error: parseJson(data) ?? data }) };
}

/** The signals of a whole answer: of each chunk, if it is a list of several. */
function signalsOf(json: string): readonly CompletionSignal[] {
  const first = signalOf(json);
  if (first?.type !== 'chunk' || !json.trimStart().startsWith('[')) return first ? [first] : [];
  const list = JSON.parse(json) as readonly unknown[];
  if (list.length > LIST_MAX) throw tooLong();
  return list.length < 2 ? [first] : list.map((value) => ({ type: 'chunk', chunk: readChunk(value) }));
}

/**
 * Turns line ends into LF at once. The parser waits after a CR for the next character, so a `[DONE]` that ends in CR would
 * be read only when the connection closes.
 */
function lineFeeds(): (text: string) => string {
  let afterReturn = false;
  return (text) => {
    const rest = afterReturn && text.startsWith('\n') ? text.slice(1) : text;
    if (text !== '') afterReturn = text.endsWith('\r');
    return rest.replaceAll(/\r\n?/g, '\n');
  };
}

function eventDecoder(emit: (signal: CompletionSignal) => void): Decoder {
  const onUnknown = countUpTo(UNKNOWN_MAX, 'lines that are no events');
  const onBroken = countUpTo(BROKEN_MAX, 'events with broken JSON');
  let linesOfEvent = 0;
  const parser = createParser({
    maxBufferSize: EVENT_MAX,
    onError({ type }) {
      if (type === 'max-buffer-size-exceeded') throw tooLong();
      onUnknown();
    },
    onEvent: ({ event, data }) => {
      linesOfEvent = 0;
      const signal = signalOf(data, onBroken);
      if (event === 'error') emit(errorOf(data, signal));
      else if (signal) emit(signal);
    },
  });
  const lines = lineFeeds();
  return {
    feed(text) {
      const arrived = lines(text);
      linesOfEvent += arrived.match(/^data/gm)?.length ?? 0;
      parser.feed(arrived);
      if (linesOfEvent > LINES_MAX) throw tooLong();
    },
    end: () => parser.feed('\n\n'),
  };
}

const unreadable = (why: string): CompletionSignal => ({ type: 'unreadable', why });
const OLLAMA = unreadable('Ollama’s own format: set AI_BASE_URL to the server’s /v1 address');

/** Whether an answer comes from Ollama's `/api/chat` or `/api/generate`, streamed as lines or not. */
function isOllamas(json: string): boolean {
  const beginning = json.slice(0, OLLAMA_BEGINNING);
  return beginning.startsWith('{"model":') && beginning.includes('"created_at":');
}

const hasAnswer = (signals: readonly CompletionSignal[]): boolean =>
  signals.some((signal) => signal.type === 'chunk' && (signal.chunk.begun || signal.chunk.error !== undefined));

function jsonDecoder(emit: (signal: CompletionSignal) => void): Decoder {
  let json = '';
  return {
    feed(text) {
      json = appendText(json, text);
      if (json.length > EVENT_MAX) throw tooLong();
    },
    end() {
      const signals = signalsOf(json);
      if (!hasAnswer(signals) && isOllamas(json)) return emit(OLLAMA);
      for (const signal of signals) emit(signal);
      emit(signals.length > 0 ? { type: 'done' } : unreadable('JSON that is broken or cut'));
    },
  };
}

const failingDecoder = (emit: (signal: CompletionSignal) => void, why: string): Decoder => ({
  feed: () => emit(unreadable(why)),
  end: () => undefined,
});

/** Servers send wrong content types, so the first character decides: no event line begins with these. */
function decoderFor(text: string, emit: (signal: CompletionSignal) => void): Decoder {
  if (isBinary(text)) return failingDecoder(emit, 'bytes that are compressed or not UTF-8');
  const first = text.charAt(0);
  if (first === '{' || first === '[') return jsonDecoder(emit);
  return first === '<' ? failingDecoder(emit, 'a page, not a completion: check AI_BASE_URL') : eventDecoder(emit);
}

/** The signals up to the first that is not a chunk, which ends the answer. */
function untilEnd(signals: readonly CompletionSignal[]): readonly CompletionSignal[] {
  const end = signals.findIndex(({ type }) => type !== 'chunk');
  return end === -1 ? signals : signals.slice(0, end + 1);
}

const isOver = (signals: readonly CompletionSignal[]): boolean => (signals.at(-1)?.type ?? 'chunk') !== 'chunk';

/** Whether signals may be passed on at once. */
const isLittle = ([first, second]: readonly CompletionSignal[]): boolean =>
  second === undefined && !(first?.type === 'chunk' && first.chunk.text.length > SLICE);

/** The signals that arrived together: few at once, and a text that is too long to be passed on at once in parts. */
function* inParts(signals: readonly CompletionSignal[]): Generator<readonly CompletionSignal[], void> {
  let from = 0;
  let together = 0;
  for (const [index, signal] of signals.entries()) {
    const size = signal.type === 'chunk' ? signal.chunk.text.length : 0;
    together += size;
    if (index > from && (together > SLICE || index - from === TOGETHER_MAX)) {
      yield signals.slice(from, index);
      from = index;
      together = size;
    }
    if (signal.type !== 'chunk' || size <= SLICE) continue;
    from = index + 1;
    together = 0;
    const { text, finish, unused, ...chunk } = signal.chunk;
    for (let at = 0; at < text.length; at += SLICE) {
      const isLast = at + SLICE >= text.length;
      const part = { ...chunk, text: text.slice(at, at + SLICE), ...(at > 0 && { goesOn: true as const }) };
      const end = { ...(finish !== undefined && { finish }), ...(unused !== undefined && { unused }) };
      yield [{ type: 'chunk', chunk: isLast ? { ...part, ...end } : part }];
    }
  }
  if (from === 0 || from < signals.length) yield from === 0 ? signals : signals.slice(from);
}

/**
 * The signals in the bytes of a provider's answer, streamed or not, split anywhere: those that arrive together as one list, empty
 * for bytes that only show that the provider is there. Ends after the first `done`, even if the provider keeps the connection open. Rejects when the connection breaks or the signal aborts.
 */
export async function* decodeCompletion(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<readonly CompletionSignal[], void> {
  const ready: CompletionSignal[] = [];
  const text = new TextDecoder();
  const bounds = boundAnswer();
  let decoder: Decoder | undefined;
  const take = (piece: string): void => {
    // White space before an answer says nothing, and some servers send it for as long as they think.
    const news = decoder ? piece : piece.trimStart();
    if (news === '') return;
    decoder ??= decoderFor(news, (each) => ready.push(each));
    decoder.feed(news);
  };
  try {
    for await (const bytes of readUntilAbort(body, signal)) {
      // Many answers may arrive together.
      if (hasWorkedLong(bounds.flood)) await letOthersWork(bounds.flood);
      const piece = text.decode(bytes, { stream: true });
      for (let at = 0; at === 0 || at < piece.length; at += SLICE) {
        const slice = piece.slice(at, at + SLICE);
        take(slice);
        bounds.arrived(slice.length, ready.length);
        const arrived = untilEnd(ready.splice(0));
        for (const signals of isLittle(arrived) ? [arrived] : inParts(arrived)) {
          yield signals;
          if (isOver(signals)) return;
          if (hasWorkedLong(bounds.flood)) await letOthersWork(bounds.flood);
        }
      }
    }
  } finally {
    bounds.end();
  }
  // Many answers may end together, and JSON is parsed whole.
  if (hasWorkedLong(bounds.flood)) await letOthersWork(bounds.flood);
  take(text.decode());
  decoder?.end();
  for (const signals of inParts(untilEnd(ready))) {
    if (signals.length > 0) yield signals;
    if (hasWorkedLong(bounds.flood)) await letOthersWork(bounds.flood);
  }
}
