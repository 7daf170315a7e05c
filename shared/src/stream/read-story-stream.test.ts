import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '@storyloom/shared/domain';
import { encode, openStream, sent } from '@storyloom/testing/story-stream';
import { readStoryStream } from './read-story-stream.ts';
import { END_REASONS, ERROR_CODES, type StoryEvent } from './story-events.ts';

const bodyOf = (...chunks: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encode(chunk) : chunk);
      controller.close();
    },
  });

async function eventsOf(...chunks: readonly (string | Uint8Array)[]): Promise<StoryEvent[]> {
  const events: StoryEvent[] = [];
  await readStoryStream(bodyOf(...chunks), (event) => events.push(event));
  return events;
}

const EVENTS: readonly StoryEvent[] = [
  { type: 'start', runId: 'r1', provider: 'demo', demo: true, usage: { used: 1, limit: 3 } },
  { type: 'waiting', on: 'turn', ahead: 1 },
  { type: 'waiting', on: 'thinking' },
  { type: 'continuing', call: 2 },
  { type: 'delta', text: '# 你好🌍\n' },
  { type: 'delta', text: 'a "b" \\ c' },
  { type: 'end', reason: 'complete', words: 4 },
];
const streamOf = (end: string) =>
  EVENTS.map(({ type, ...data }, index) => `id: ${index + 1}${end}${sent(type, data, end)}`).join('');
const ONCE: StoryEvent = { type: 'delta', text: 'Once' };
const once = sent('delta', { text: 'Once' });

describe('the events of a stream', () => {
  it('The same events are read wherever the bytes are cut, with any line ends', async () => {
    const random = seededRandom(1);
    for (const end of ['\n', '\r\n', '\r']) {
      const bytes = encode(streamOf(end));
      const cuts = [
        ...Array.from({ length: bytes.length + 1 }, (_, at) => [at]),
        ...Array.from({ length: 50 }, () =>
          Array.from({ length: 8 }, () => Math.floor(random() * bytes.length)).sort((a, b) => a - b),
        ),
        Array.from(bytes, (_, at) => at),
      ];
      for (const places of cuts) {
        const pieces = [0, ...places].map((from, index) => bytes.slice(from, places[index]));
        expect(await eventsOf(...pieces), `cut at ${places.join()} with ${JSON.stringify(end)}`).toEqual(EVENTS);
      }
    }
  });

  it('Every reason and error code of the service is read', async () => {
    for (const reason of END_REASONS)
      expect(await eventsOf(sent('end', { reason, words: 9 }))).toEqual([{ type: 'end', reason, words: 9 }]);
    for (const code of ERROR_CODES) {
      const error = { code, message: 'Sorry', retryAfter: 5 };
      expect(await eventsOf(sent('error', error))).toEqual([{ type: 'error', ...error }]);
    }
  });

  it('An event of an unknown name or shape is skipped', async () => {
    for (const text of [
      sent('image', { url: '/x' }),
      'data: {"text":"x"}\n\n',
      'event: delta\ndata: Once upon\n\n',
      'event: delta\ndata: null\n\n',
      'event: delta\ndata: "Once"\n\n',
      sent('delta', { text: 7 }),
      sent('start', { provider: 'demo' }),
      sent('continuing', {}),
      sent('end', { reason: 'tired', words: 1 }),
      sent('error', { code: 'teapot', message: 'x' }),
      ': keep-alive\n\n',
      'retry: 10\n\n',
      'event: delta\n\n',
    ])
      expect(await eventsOf(text, once), text).toEqual([ONCE]);
  });

  it('An event has its number in the run if it has one, and the type that its name says', async () => {
    const ids: (number | undefined)[] = [];
    await readStoryStream(bodyOf('id: 7\n', once, 'id: x\n', once), (_event, id) => ids.push(id));
    expect(ids).toEqual([7, undefined]);
    const end = { type: 'delta', reason: 'complete', words: 1 };
    expect(await eventsOf(sent('end', end))).toEqual([{ ...end, type: 'end' }]);
  });

  it('The last event needs no blank line, and one that was cut off is ignored', async () => {
    for (const rest of ['', '\n', '\r', '\r\n'])
      expect(await eventsOf(`event: delta\ndata: {"text":"Once"}${rest}`)).toEqual([ONCE]);
    expect(await eventsOf(once, 'event: delta\ndata: {"text":" upo')).toEqual([ONCE]);
    expect(await eventsOf()).toEqual([]);
  });
});

describe('reading a stream', () => {
  it('Each event is passed on when it arrives, and all events of a chunk in one turn', async () => {
    const { push, events } = openStream();
    push(once);
    await vi.waitFor(() => expect(events).toEqual([ONCE]));
    const turns: number[] = [];
    let turn = 0;
    await readStoryStream(bodyOf(streamOf('\n')), () => {
      turns.push(turn);
      queueMicrotask(() => (turn += 1));
    });
    expect(turns).toEqual(EVENTS.map(() => 0));
  });

  it('Reading ends with the end or an error, without waiting for the connection to close', async () => {
    for (const last of [
      { type: 'end', reason: 'complete', words: 9 },
      { type: 'error', code: 'internal', message: 'Sorry' },
    ]) {
      const { push, events, done, cancel } = openStream();
      cancel.mockReturnValue(new Promise(() => {}));
      push(sent(last.type, last) + once);
      await done;
      expect(events).toEqual([last]);
      expect(cancel).toHaveBeenCalledOnce();
    }
  });

  it('A receiver that throws cancels the body, and a body that was read to its end is not canceled', async () => {
    const cancel = vi.fn();
    const refused = new Error('refused');
    const body = new ReadableStream({ start: (controller) => controller.enqueue(encode(once)), cancel });
    const reading = readStoryStream(body, () => {
      throw refused;
    });
    await expect(reading).rejects.toBe(refused);
    expect(cancel).toHaveBeenCalledOnce();
    await readStoryStream(new ReadableStream({ start: (controller) => controller.close(), cancel }), () => undefined);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('What arrived before the connection broke is passed on before its error', async () => {
    const broken = new TypeError('network error');
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls === 1) controller.enqueue(encode(once));
        else controller.error(broken);
      },
    });
    const events: StoryEvent[] = [];
    await expect(readStoryStream(body, (event) => events.push(event))).rejects.toBe(broken);
    expect(events).toEqual([ONCE]);
  });
});

describe('a silent stream', () => {
  const SILENCE_MS = 7000;
  const fellSilent = new Error('silent');

  /** A stream that may be silent for seven seconds, and what became of reading it. */
  function openSilent() {
    const stream = openStream({ silenceMs: SILENCE_MS, silenceError: () => fellSilent });
    const failure = vi.fn();
    stream.done.catch(failure);
    return { ...stream, failure };
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('A stream that is silent for longer than allowed fails, and its body is canceled', async () => {
    const { cancel, failure } = openSilent();
    await vi.advanceTimersByTimeAsync(SILENCE_MS);
    expect(failure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(SILENCE_MS / 7);
    expect(failure).toHaveBeenCalledWith(fellSilent);
    expect(cancel).toHaveBeenCalledWith(fellSilent);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('Shorter pauses do not end a stream, also between comments, and its end stops the watch', async () => {
    const { push, events, done, failure } = openSilent();
    for (const text of [once, ': keep-alive\n\n', once, ': keep-alive\n\n']) {
      await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
      push(text);
    }
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(events).toEqual([ONCE, ONCE]);
    expect(failure).not.toHaveBeenCalled();
    push(sent('end', { reason: 'complete', words: 1 }));
    await done;
    expect(vi.getTimerCount()).toBe(0);
  });
});
