// @vitest-environment jsdom
import { AppError } from '@storyloom/shared/api';
import { seededRandom } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { abortable } from './abortable.ts';
import { followRun, type RunEvent } from './follow-run.ts';
import { lengthNote } from './length-note.ts';
import { pause } from './pause.ts';
import { runError } from './run-error.ts';
import type { Sending } from './stream-from.ts';

const EVENTS = [
  { type: 'start', runId: 'r1', provider: 'Text provider', demo: false },
  ...'# The Light\n\nOnce upon a time there was a lamp. 你好🌍\n\nAnd it went out.'
    .split(/(?<=[ \n])/)
    .map((text) => ({ type: 'delta', text }) as const),
  { type: 'end', reason: 'complete', words: 14 },
] as const;
const STORY = EVENTS.flatMap((event) => (event.type === 'delta' ? [event.text] : [])).join('');
const MINUTE = 60_000;

const lost = () => new AppError('network', 'gone');
const gone = () => new AppError('not_found', 'gone');

/** How one connection goes: it sends this many events and is then lost, or it fails at once. */
type Connection = number | Error;

/** Follows the run over these connections, the last of which is repeated. */
function follow(connections: readonly Connection[], options: Partial<Parameters<typeof followRun>[0]> = {}) {
  const events: RunEvent[] = [];
  const asked: (number | undefined)[] = [];
  const told: boolean[] = [];
  const left = new AbortController();
  let time = 0;
  async function connect(after: number | undefined, { onAccepted, onEvent }: Sending): Promise<void> {
    const connection = connections[Math.min(time, connections.length - 1)] ?? 0;
    time += 1;
    asked.push(after);
    if (connection instanceof Error) throw connection;
    onAccepted?.();
    const from = after ?? 0;
    for (const [index, event] of EVENTS.slice(from, from + connection).entries()) onEvent(event, from + index + 1);
    if (from + connection < EVENTS.length) throw new TypeError('network error');
  }
  const done = followRun({
    send: (sending) => connect(undefined, sending),
    rejoining: { send: connect, onReconnecting: (is) => told.push(is) },
    getCaller: async () => ({ guestToken: 'guest' }),
    signal: left.signal,
    onEvent: (event) => events.push(event),
    empty: 'Nothing',
    ...options,
  });
  const text = () => events.flatMap((event) => (event.type === 'delta' ? [event.text] : [])).join('');
  return { events, asked, told, left, done, text };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a run whose connection is lost', () => {
  it('Wherever a run is cut, and however often, its text is the whole text', async () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = seededRandom(seed);
      const cuts = Array.from({ length: 40 }, () => (random() < 0.3 ? lost() : Math.floor(random() * 5)));
      // The request itself is accepted; never more than five failures stand in a row.
      const connections = [Math.floor(random() * 4), ...cuts.flatMap((cut, at) => (at % 5 === 4 ? [1] : [cut])), 99];
      const { done, events, text } = follow(connections);
      await vi.advanceTimersByTimeAsync(60 * MINUTE);
      await done;
      expect(text(), `seed ${seed}`).toBe(STORY);
      expect(events.at(-1), `seed ${seed}`).toEqual(EVENTS.at(-1));
    }
  });

  it('A run is rejoined after the last event that has arrived, and from its start before the first', async () => {
    const { asked } = follow([3, 0, 2, 99]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toEqual([undefined, 3, 3, 5]);
    const early = follow([0, 99]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(early.asked).toEqual([undefined, undefined]);
    expect(early.text()).toBe(STORY);
  });

  it('An event that the service sends again is not taken twice', async () => {
    const again = vi.fn(async (_after: number | undefined, { onEvent }: Sending) => {
      for (const [index, event] of EVENTS.entries()) onEvent(event, index + 1);
    });
    const { text } = follow([4], { rejoining: { send: again, onReconnecting: () => undefined } });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(again).toHaveBeenCalledOnce();
    expect(text()).toBe(STORY);
  });

  it('The pauses grow, and after about a minute the run ends as cut off and may be rejoined later', async () => {
    const { events, asked } = follow([3, lost()]);
    const tries: number[] = [];
    for (let second = 0; second <= 61; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      tries.push(asked.length - 1);
    }
    expect([0, 1, 3, 7, 15, 30, 60].map((second) => tries[second])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(events.at(-1)).toEqual({ type: 'cut', canRejoin: true });
  });

  it('As soon as the browser has a connection again, the run is rejoined', async () => {
    const { asked, text } = follow([3, lost(), lost(), lost(), lost(), 99]);
    await vi.advanceTimersByTimeAsync(9000);
    const before = asked.length;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(before + 1);
    expect(text()).toBe(STORY);
  });

  it('Only a reconnection that takes longer than a second is reported, and once', async () => {
    const quick = follow([3, 99]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(quick.told).toEqual([]);
    const slow = follow([3, lost(), lost(), lost(), 99]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(slow.told).toEqual([true, false]);
  });

  it('A run that is gone ends as cut off at once, and is not asked for again', async () => {
    const { events, asked } = follow([3, gone()]);
    await vi.advanceTimersByTimeAsync(100);
    expect(events.at(-1)).toEqual({ type: 'cut' });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toHaveLength(2);
  });

  it('Stopping while the page reconnects ends the run at once', async () => {
    const { events, asked, left, told } = follow([3, lost()]);
    await vi.advanceTimersByTimeAsync(5000);
    left.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(events.at(-1)).toEqual({ type: 'stop' });
    expect(told).toEqual([true, false]);
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toHaveLength(before);
  });
});

describe('a request whose answer is lost', () => {
  it.each([
    ['lost', lost()],
    ['that the run was requested already', new AppError('duplicate_run', 'twice')],
  ])('A request whose answer is %s is followed if the service has the run', async (_case, answer) => {
    const { text, events } = follow([answer, 5, 99]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(text()).toBe(STORY);
    expect(events.at(-1)).toEqual(EVENTS.at(-1));
  });

  it.each([
    ['has no run', gone()],
    ['can’t be reached', lost()],
  ])('A request whose answer is lost fails with its own failure at once when the service %s', async (_case, second) => {
    const { events, asked } = follow([new AppError('duplicate_run', 'twice'), second]);
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual([{ type: 'fail', error: { code: 'duplicate_run', message: 'twice' } }]);
    expect(asked).toHaveLength(2);
  });

  it('A request that the service refuses is not asked for again', async () => {
    const { events, asked } = follow([new AppError('rate_limited', 'busy')]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(events).toMatchObject([{ type: 'fail', error: { code: 'rate_limited' } }]);
    expect(asked).toHaveLength(1);
  });
});

it('A fault of the page at the end of a run is thrown, and the run is not ended twice', async () => {
  const fault = new Error('The page is broken');
  const ends: string[] = [];
  const { done } = follow([99], {
    onEvent({ type }) {
      if (type !== 'start' && type !== 'delta') ends.push(type);
      if (type === 'end') throw fault;
    },
  });
  const failure = done.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await failure).toBe(fault);
  expect(ends).toEqual(['end']);
});

it('A run that can’t be rejoined ends with its connection', async () => {
  const { done, asked, events } = follow([3], { rejoining: undefined });
  await vi.advanceTimersByTimeAsync(MINUTE);
  await done;
  expect(events.at(-1)).toEqual({ type: 'cut' });
  expect(asked).toHaveLength(1);
});

it('A pause that is given up before it begins ends at once', async () => {
  await pause(MINUTE, AbortSignal.abort());
  expect(vi.getTimerCount()).toBe(0);
});

it('shows codes of the database and sign-in as internal, in their own words', () => {
  for (const [code, shown] of [
    ['data', 'internal'],
    ['auth', 'internal'],
    ['rate_limited', 'rate_limited'],
  ] as const) {
    expect(runError(new AppError(code, 'Sorry.')), code).toEqual({ code: shown, message: 'Sorry.' });
  }
});

it('says that a text missed its length by more than a tenth or a fifth', () => {
  for (const [words, note] of [
    [899, 'It came out shorter than the 1,000 words you asked for.'],
    [900, undefined],
    [1200, undefined],
    [1201, 'It came out longer than the 1,000 words you asked for.'],
  ] as const) {
    expect(lengthNote(words, 1000), String(words)).toBe(note);
  }
});

it('rejects work with the signal’s reason as soon as it is aborted', async () => {
  const controller = new AbortController();
  const outcome = abortable(new Promise(() => undefined), controller.signal);
  controller.abort(new Error('enough'));
  await expect(outcome).rejects.toThrow('enough');
});
