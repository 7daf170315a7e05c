import { describe, expect, it, vi } from 'vitest';
import { decodeStoryStream } from './decode-story-stream.ts';
import { ERROR_CODES, END_REASONS, type StoryEvent } from './story-events.ts';

const encode = (text: string) => new TextEncoder().encode(text);

function bodyOf(...chunks: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encode(chunk) : chunk);
      controller.close();
    },
  });
}

async function eventsOf(body: ReadableStream<Uint8Array>): Promise<StoryEvent[]> {
  const events: StoryEvent[] = [];
  for await (const event of decodeStoryStream(body)) events.push(event);
  return events;
}

/** One event in the stream. */
const sent = (name: string, data: unknown, end = '\n') =>
  `event: ${name}${end}data: ${JSON.stringify(data)}${end}${end}`;

const EVENTS: readonly StoryEvent[] = [
  { type: 'start', runId: 'r1', provider: 'demo', demo: true, usage: { used: 1, limit: 3 } },
  { type: 'delta', text: '# 你好🌍\n' },
  { type: 'delta', text: 'a "b" \\ c' },
  { type: 'end', reason: 'complete', words: 4 },
];

const streamOf = (end: string) =>
  EVENTS.map(({ type, ...data }, index) => `id: ${index + 1}${end}${sent(type, data, end)}`).join('');

describe('decodeStoryStream', () => {
  describe.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('over %s', (_name, end) => {
    const bytes = encode(streamOf(end));

    it('The decoder yields the same events wherever the bytes are split in two', async () => {
      for (let at = 0; at <= bytes.length; at += 1) {
        expect(await eventsOf(bodyOf(bytes.slice(0, at), bytes.slice(at))), `split at byte ${at}`).toEqual(EVENTS);
      }
    });

    it.each([1, 2, 3, 7])('The decoder yields the same events from chunks of %i bytes', async (size) => {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
      );
      expect(await eventsOf(bodyOf(...pieces))).toEqual(EVENTS);
    });
  });

  it('The decoder yields each event when it arrives, not when the stream ends', async () => {
    let push!: (text: string) => void;
    const events = decodeStoryStream(
      new ReadableStream({
        start: (controller) => {
          push = (text) => controller.enqueue(encode(text));
        },
      }),
    );
    push(sent('delta', { text: 'Once' }));
    expect(await events.next()).toEqual({ done: false, value: { type: 'delta', text: 'Once' } });
    push(sent('delta', { text: ' upon' }));
    expect(await events.next()).toEqual({ done: false, value: { type: 'delta', text: ' upon' } });
    await events.return();
  });

  it.each(END_REASONS)('The decoder accepts the end reason %s', async (reason) => {
    expect(await eventsOf(bodyOf(sent('end', { reason, words: 9 })))).toEqual([{ type: 'end', reason, words: 9 }]);
  });

  it.each(ERROR_CODES)('The decoder accepts the error code %s', async (code) => {
    const error = { code, message: 'Sorry', retryAfter: 5 };
    expect(await eventsOf(bodyOf(sent('error', error)))).toEqual([{ type: 'error', ...error }]);
  });

  it.each([
    ['an unknown name', sent('image', { url: '/x' })],
    ['no name', 'data: {"text":"x"}\n\n'],
    ['data that is not JSON', 'event: delta\ndata: Once upon\n\n'],
    ['data that is null', 'event: delta\ndata: null\n\n'],
    ['data that is a string', 'event: delta\ndata: "Once"\n\n'],
    ['a text of another type', sent('delta', { text: 7 })],
    ['a start without a run', sent('start', { provider: 'demo' })],
    ['an unknown reason', sent('end', { reason: 'tired', words: 1 })],
    ['an unknown error', sent('error', { code: 'teapot', message: 'x' })],
    ['a comment', ': keep-alive\n\n'],
    ['a retry time', 'retry: 10\n\n'],
    ['no data', 'event: delta\n\n'],
  ])('The decoder skips an event with %s and continues', async (_case, text) => {
    expect(await eventsOf(bodyOf(text, sent('delta', { text: 'Once' })))).toEqual([{ type: 'delta', text: 'Once' }]);
  });

  it('The type of an event is its name, not a field of its data', async () => {
    const end = sent('end', { type: 'delta', reason: 'complete', words: 1 });
    expect(await eventsOf(bodyOf(end))).toEqual([{ type: 'end', reason: 'complete', words: 1 }]);
  });

  it.each(['', '\n', '\r', '\r\n'])(
    'The decoder yields the last event without its blank line, ended by %j',
    async (rest) => {
      expect(await eventsOf(bodyOf(`event: delta\ndata: {"text":"Once"}${rest}`))).toEqual([
        { type: 'delta', text: 'Once' },
      ]);
    },
  );

  it('The decoder ignores an event that was cut off in the middle', async () => {
    expect(await eventsOf(bodyOf(sent('delta', { text: 'Once' }), 'event: delta\ndata: {"text":" upo'))).toEqual([
      { type: 'delta', text: 'Once' },
    ]);
  });

  it('The decoder yields nothing for an empty body', async () => {
    expect(await eventsOf(bodyOf())).toEqual([]);
  });

  it('The decoder cancels the body when its reader stops early', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(encode(sent('delta', { text: 'Once' }))),
      cancel,
    });
    for await (const event of decodeStoryStream(body)) {
      expect(event.type).toBe('delta');
      break;
    }
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('The decoder does not cancel a body that was read to its end', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream({ start: (controller) => controller.close(), cancel });
    await eventsOf(body);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('The decoder yields what arrived before the connection broke, and then throws its error', async () => {
    const broken = new TypeError('network error');
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls === 1) controller.enqueue(encode(sent('delta', { text: 'Once' })));
        else controller.error(broken);
      },
    });
    const events = decodeStoryStream(body);
    expect(await events.next()).toMatchObject({ value: { type: 'delta', text: 'Once' } });
    await expect(events.next()).rejects.toBe(broken);
  });
});
