import { createParser } from 'eventsource-parser';
import { readServiceError } from './service-failure.ts';
import { END_REASONS, type StoryEvent } from './story-events.ts';

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
    case 'end':
      return (END_REASONS as readonly unknown[]).includes(record['reason'])
        ? ({ ...record, type: 'end' } as StoryEvent)
        : undefined;
    case 'error': {
      const error = readServiceError(record);
      return error && { ...error, type: 'error' };
    }
    default:
      return undefined;
  }
}

/**
 * Bytes of a `text/event-stream` body as story events, in order. Events of an unknown name or shape are ignored,
 * so an older page can read a newer service. The last event counts even without its blank line. Leaving the loop early
 * cancels the body. Errors of the body (a lost connection, an abort) are thrown as they come.
 */
export async function* decodeStoryStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StoryEvent, void> {
  const ready: StoryEvent[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      const parsed = parseEvent(event, data);
      if (parsed) ready.push(parsed);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let finished = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      yield* ready.splice(0);
      if (done) {
        finished = true;
        return;
      }
    }
  } finally {
    if (!finished) await reader.cancel().catch(() => undefined);
  }
}
