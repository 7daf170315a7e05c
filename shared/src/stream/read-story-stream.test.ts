import { describe, expect, it, vi } from 'vitest';
import { encode, openStream, sent } from '@storyloom/testing/story-stream';
import { readStoryStream } from './read-story-stream.ts';
import { ERROR_CODES, END_REASONS, type StoryEvent } from './story-events.ts';

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
  await readStoryStream(body, (event) => events.push(event));
  return events;
}

const EVENTS: readonly StoryEvent[] = [
  { type: 'start', runId: 'r1', provider: 'demo', demo: true, usage: { used: 1, limit: 3 } },
  { type: 'delta', text: '# 你好🌍\n' },
  { type: 'delta', text: 'a "b" \\ c' },
  { type: 'end', reason: 'complete', words: 4 },
];

const streamOf = (end: string) =>
  EVENTS.map(({ type, ...data }, index) => `id: ${index + 1}${end}${sent(type, data, end)}`).join('');

describe('readStoryStream', () => {
  describe.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('over %s', (_name, end) => {
    const bytes = encode(streamOf(end));

    it('The reader passes on the same events wherever the bytes are split in two', async () => {
      for (let at = 0; at <= bytes.length; at += 1) {
        expect(await eventsOf(bodyOf(bytes.slice(0, at), bytes.slice(at))), `split at byte ${at}`).toEqual(EVENTS);
      }
    });

    it.each([1, 2, 3, 7])('The reader passes on the same events from chunks of %i bytes', async (size) => {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
      );
      expect(await eventsOf(bodyOf(...pieces))).toEqual(EVENTS);
    });
  });

  it('The reader passes on each event when it arrives, not when the stream ends', async () => {
    const { push, events } = openStream();
    push(sent('delta', { text: 'Once' }));
    await vi.waitFor(() => expect(events).toEqual([{ type: 'delta', text: 'Once' }]));
    push(sent('delta', { text: ' upon' }));
    await vi.waitFor(() => expect(events).toHaveLength(2));
  });

  it('The reader passes on all events of a chunk in one turn', async () => {
    const turns: number[] = [];
    let turn = 0;
    await readStoryStream(bodyOf(encode(streamOf('\n'))), () => {
      turns.push(turn);
      queueMicrotask(() => (turn += 1));
    });
    expect(turns).toEqual(EVENTS.map(() => 0));
  });

  it.each([
    ['end', { reason: 'complete', words: 9 }],
    ['error', { code: 'internal', message: 'Sorry' }],
  ])('The reader ends with the event %s, without waiting for the connection to close', async (name, data) => {
    const { push, events, done, cancel } = openStream();
    cancel.mockReturnValue(new Promise(() => {}));
    push(sent(name, data) + sent('delta', { text: 'late' }));
    await done;
    expect(events).toEqual([{ type: name, ...data }]);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it.each(END_REASONS)('The reader accepts the end reason %s', async (reason) => {
    expect(await eventsOf(bodyOf(sent('end', { reason, words: 9 })))).toEqual([{ type: 'end', reason, words: 9 }]);
  });

  it.each(ERROR_CODES)('The reader accepts the error code %s', async (code) => {
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
    ['a continuation without a number', sent('continuing', {})],
    ['an unknown reason', sent('end', { reason: 'tired', words: 1 })],
    ['an unknown error', sent('error', { code: 'teapot', message: 'x' })],
    ['a comment', ': keep-alive\n\n'],
    ['a retry time', 'retry: 10\n\n'],
    ['no data', 'event: delta\n\n'],
  ])('The reader skips an event with %s and continues', async (_case, text) => {
    expect(await eventsOf(bodyOf(text, sent('delta', { text: 'Once' })))).toEqual([{ type: 'delta', text: 'Once' }]);
  });

  it('The reader passes on which call continues the story', async () => {
    expect(await eventsOf(bodyOf(sent('continuing', { call: 2 })))).toEqual([{ type: 'continuing', call: 2 }]);
  });

  it('The reader passes on the ids of events, and none for an event that has no number', async () => {
    const ids: (number | undefined)[] = [];
    const body = bodyOf('id: 7\n', sent('delta', { text: 'Once' }), 'id: x\n', sent('delta', { text: ' upon' }));
    await readStoryStream(body, (_event, id) => ids.push(id));
    expect(ids).toEqual([7, undefined]);
  });

  it('The type of an event is its name, not a field of its data', async () => {
    const end = sent('end', { type: 'delta', reason: 'complete', words: 1 });
    expect(await eventsOf(bodyOf(end))).toEqual([{ type: 'end', reason: 'complete', words: 1 }]);
  });

  it.each(['', '\n', '\r', '\r\n'])(
    'The reader passes on the last event without its blank line, ended by %j',
    async (rest) => {
      expect(await eventsOf(bodyOf(`event: delta\ndata: {"text":"Once"}${rest}`))).toEqual([
        { type: 'delta', text: 'Once' },
      ]);
    },
  );

  it('The reader ignores an event that was cut off in the middle', async () => {
    expect(await eventsOf(bodyOf(sent('delta', { text: 'Once' }), 'event: delta\ndata: {"text":" upo'))).toEqual([
      { type: 'delta', text: 'Once' },
    ]);
  });

  it('The reader passes on nothing for an empty body', async () => {
    expect(await eventsOf(bodyOf())).toEqual([]);
  });

  it('The reader cancels the body when its receiver throws, and fails with the same error', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(encode(sent('delta', { text: 'Once' }))),
      cancel,
    });
    const refused = new Error('refused');
    const reading = readStoryStream(body, () => {
      throw refused;
    });
    await expect(reading).rejects.toBe(refused);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('The reader does not cancel a body that was read to its end', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream({ start: (controller) => controller.close(), cancel });
    await eventsOf(body);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('The reader passes on what arrived before the connection broke, and then throws its error', async () => {
    const broken = new TypeError('network error');
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls === 1) controller.enqueue(encode(sent('delta', { text: 'Once' })));
        else controller.error(broken);
      },
    });
    const events: StoryEvent[] = [];
    await expect(readStoryStream(body, (event) => events.push(event))).rejects.toBe(broken);
    expect(events).toEqual([{ type: 'delta', text: 'Once' }]);
  });
});
