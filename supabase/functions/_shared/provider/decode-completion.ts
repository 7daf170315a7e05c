import { createParser } from 'eventsource-parser';
import { readChunk, type CompletionChunk } from './completion-chunk.ts';
import { readUntilAbort } from './or-abort.ts';

/** Most characters of a single event or of an unstreamed answer. */
const BUFFER_MAX = 1_000_000;

/** One signal of a provider's answer: a chunk, its `[DONE]` mark, or a page instead of a completion. */
export type CompletionSignal =
  | { readonly type: 'chunk'; readonly chunk: CompletionChunk }
  | { readonly type: 'done' }
  | { readonly type: 'unreadable' };

interface Decoder {
  feed(text: string): void;
  end(): void;
}

function signalOf(data: string): CompletionSignal | undefined {
  if (data.trim() === '[DONE]') return { type: 'done' };
  try {
    return { type: 'chunk', chunk: readChunk(JSON.parse(data)) };
  } catch {
    // Half an event at the end of a cut stream; the events before it still count.
    return undefined;
  }
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
  const parser = createParser({
    maxBufferSize: BUFFER_MAX,
    onEvent: ({ data }) => {
      const signal = signalOf(data);
      if (signal) emit(signal);
    },
  });
  const lines = lineFeeds();
  return { feed: (text) => parser.feed(lines(text)), end: () => parser.feed('\n\n') };
}

function jsonDecoder(emit: (signal: CompletionSignal) => void): Decoder {
  let json = '';
  return {
    feed(text) {
      json += text;
      if (json.length > BUFFER_MAX) throw new RangeError('answer too large');
    },
    end() {
      const signal = signalOf(json);
      emit(signal ?? { type: 'unreadable' });
      if (signal) emit({ type: 'done' });
    },
  };
}

function pageDecoder(emit: (signal: CompletionSignal) => void): Decoder {
  return { feed: () => emit({ type: 'unreadable' }), end: () => undefined };
}

/** Servers send wrong content types, so the first character decides: no event line begins with these. */
function decoderFor(first: string, emit: (signal: CompletionSignal) => void): Decoder {
  if (first === '{' || first === '[') return jsonDecoder(emit);
  return first === '<' ? pageDecoder(emit) : eventDecoder(emit);
}

/** The signals up to the first that is not a chunk, which ends the answer. */
function untilEnd(signals: readonly CompletionSignal[]): readonly CompletionSignal[] {
  const end = signals.findIndex(({ type }) => type !== 'chunk');
  return end === -1 ? signals : signals.slice(0, end + 1);
}

const isOver = (signals: readonly CompletionSignal[]): boolean => (signals.at(-1)?.type ?? 'chunk') !== 'chunk';

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
  let decoder: Decoder | undefined;
  const take = (piece: string): void => {
    // White space before an answer says nothing, and some servers send it for as long as they think.
    const news = decoder ? piece : piece.trimStart();
    if (news === '') return;
    decoder ??= decoderFor(news.charAt(0), (each) => ready.push(each));
    decoder.feed(news);
  };
  for await (const bytes of readUntilAbort(body, signal)) {
    take(text.decode(bytes, { stream: true }));
    const signals = untilEnd(ready.splice(0));
    yield signals;
    if (isOver(signals)) return;
  }
  take(text.decode());
  decoder?.end();
  if (ready.length > 0) yield untilEnd(ready);
}
