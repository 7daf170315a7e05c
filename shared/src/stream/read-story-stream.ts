import { readUnusedParts } from '@storyloom/shared/domain';
import { createParser } from 'eventsource-parser';
import { readServiceError } from './service-failure.ts';
import { SilenceWatch } from './silence-watch.ts';
import { AWAITED, END_REASONS, type StoryEvent } from './story-events.ts';

function parseEvent(name: string | undefined, data: string): StoryEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Record<string, unknown>;
  switch (name) {
    case 'start':
      return typeof record['runId'] === 'string' ? ({ ...record, type: 'start' } as StoryEvent) : undefined;
    case 'delta':
      return typeof record['text'] === 'string' ? { type: 'delta', text: record['text'] } : undefined;
    case 'waiting': {
      const on = AWAITED.find((known) => known === record['on']);
      const { ahead } = record;
      const isPlace = typeof ahead === 'number' && Number.isInteger(ahead) && ahead > 0;
      return on && { type: 'waiting', on, ...(isPlace && { ahead }) };
    }
    case 'continuing':
      return typeof record['call'] === 'number' ? { type: 'continuing', call: record['call'] } : undefined;
    case 'end': {
      const { unused: claimed, ...rest } = record;
      const unused = readUnusedParts(claimed);
      return (END_REASONS as readonly unknown[]).includes(rest['reason'])
        ? ({ ...rest, ...(unused && { unused }), type: 'end' } as StoryEvent)
        : undefined;
    }
    case 'error': {
      const error = readServiceError(record);
      return error && { ...error, type: 'error' };
    }
    default:
      return undefined;
  }
}

/**
 * Passes on each story event of the text that it is given, piece by piece, even one after the end of a story. Events of an unknown
 * name or shape are ignored, so an older page can read a newer service.
 *
 * @param onEvent receives each event with its number in the run; undefined if the event has none
 */
export function storyEventParser(onEvent: (event: StoryEvent, id?: number) => void): (text: string) => void {
  const parser = createParser({
    onEvent({ event, data, id = '' }) {
      const parsed = parseEvent(event, data);
      if (parsed) onEvent(parsed, /^\d+$/.test(id) ? Number(id) : undefined);
    },
  });
  return (text) => parser.feed(text);
}

/** No event of a story comes after these. */
const isLast = ({ type }: StoryEvent): boolean => type === 'end' || type === 'error';

interface Options {
  /** The longest time without a byte, in milliseconds; without it, silence is no failure. */
  readonly silenceMs?: number;
  /** Creates the error of a body that was silent for longer. */
  readonly silenceError?: () => Error;
}

/**
 * Reads a `text/event-stream` body and passes on its story events, in order. All events of a chunk are passed on in one turn:
 * a page reads hundreds of them in a second, and a promise for each would cost more than the text. The last event counts even
 * without its blank line. Reading ends with the body or after `end` or `error`, without waiting until the connection is closed.
 *
 * @param onEvent receives each event and its id, after which a lost stream can be read on; when it throws, the body is canceled
 * @throws what `onEvent` throws, the error of `silenceError`, and errors of the body (a lost connection, an abort) as they come
 */
export async function readStoryStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StoryEvent, id?: number) => void,
  { silenceMs = Infinity, silenceError = () => new Error('The stream fell silent') }: Options = {},
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let ended = false;
  const parse = storyEventParser((event, id) => {
    if (ended) return;
    ended = isLast(event);
    onEvent(event, id);
  });
  let silence: Error | undefined;
  const cancel = (reason?: unknown) => void reader.cancel(reason).catch(() => undefined);
  const watch = new SilenceWatch(silenceMs, () => {
    silence = silenceError();
    cancel(silence);
  });
  let done = false;
  try {
    while (!done && !ended) {
      const chunk = await reader.read();
      if (silence) throw silence;
      watch.heard();
      done = chunk.done;
      parse(chunk.done ? `${decoder.decode()}\n\n` : decoder.decode(chunk.value, { stream: true }));
    }
  } finally {
    watch.stop();
    if (!done) cancel();
  }
}
