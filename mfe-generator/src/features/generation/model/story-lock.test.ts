// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdStory, useWrittenElsewhere } from './story-lock.ts';

/** The locks of all tabs of a browser. */
let names: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  names = new Set();
  const locks = {
    async request(name: string, work: () => Promise<unknown>) {
      names.add(name);
      await work();
      names.delete(name);
    },
    query: async () => ({ held: [...names].map((name) => ({ name })), pending: [] }),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the lock of a story', () => {
  it.each([
    ['ends', (end: () => void) => end()],
    ['fails', (_end: () => void, fail: (error: Error) => void) => fail(new Error('gone'))],
  ])('A story is known to be written in another tab until the work %s', async (_case, finish) => {
    let end!: () => void;
    let fail!: (error: Error) => void;
    holdStory(
      'a',
      new Promise<void>((resolve, reject) => {
        end = resolve;
        fail = reject;
      }),
    );
    const { result } = renderHook(() => useWrittenElsewhere('a'));
    await pass(0);
    expect(result.current).toBe(true);
    finish(end, fail);
    await pass(1000);
    expect(result.current).toBe(false);
  });

  it('The lock of one story does not apply to another', async () => {
    holdStory('a', new Promise(() => {}));
    const { result, rerender } = renderHook(({ id }) => useWrittenElsewhere(id), { initialProps: { id: 'b' } });
    await pass(0);
    expect(result.current).toBe(false);
    rerender({ id: 'a' });
    await pass(0);
    expect(result.current).toBe(true);
  });

  it('The locks are not queried without a story', async () => {
    const query = vi.spyOn(navigator.locks, 'query');
    renderHook(() => useWrittenElsewhere(undefined));
    await pass(5000);
    expect(query).not.toHaveBeenCalled();
  });

  it('Holding a story works in a browser without locks', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }));
    expect(() => holdStory('a', Promise.resolve())).not.toThrow();
    const { result } = renderHook(() => useWrittenElsewhere('a'));
    await pass(1000);
    expect(result.current).toBe(false);
  });
});
