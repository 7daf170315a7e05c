// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimStory, holdStory, useWrittenElsewhere, whenFree } from './story-lock.ts';

/** The locks of all tabs of a browser. */
let names: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  names = new Set();
  const locks = {
    async request(name: string, ...rest: readonly unknown[]) {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      if (rest.length > 1 && names.has(name)) return work(null);
      names.add(name);
      const result = await work({ name });
      names.delete(name);
      return result;
    },
    query: async () => ({ held: [...names].map((name) => ({ name })), pending: [] }),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the lock of a story', () => {
  it('a story is known to be written in another tab until the work ends, even by failing', async () => {
    let fail!: (error: Error) => void;
    holdStory('a', new Promise<void>((_, reject) => (fail = reject)));
    const { result, rerender } = renderHook(({ id }) => useWrittenElsewhere(id), { initialProps: { id: 'b' } });
    await pass(0);
    expect(result.current).toBe(false);
    rerender({ id: 'a' });
    await pass(0);
    expect(result.current).toBe(true);
    fail(new Error('gone'));
    await pass(1000);
    expect(result.current).toBe(false);
  });

  it('A story is claimed by one tab at a time', async () => {
    let end!: () => void;
    const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const first = claimStory('a', work);
    expect(await claimStory('a', work)).toBe(false);
    end();
    expect(await first).toBe(true);
    expect(work).toHaveBeenCalledOnce();
  });

  it('A story is free once no tab writes it, and a second later, when its last words have been stored', async () => {
    const { signal } = new AbortController();
    let end!: () => void;
    holdStory('a', new Promise<void>((resolve) => (end = resolve)));
    const free = vi.fn();
    void whenFree('a', signal).then(free);
    await pass(5000);
    end();
    await pass(1000);
    expect(free).not.toHaveBeenCalled();
    await pass(1000);
    expect(free).toHaveBeenCalled();
    const atOnce = vi.fn();
    void whenFree('b', signal).then(atOnce);
    await pass(0);
    expect(atOnce).toHaveBeenCalled();
  });

  it('Holding or claiming a story works in a browser without locks', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }));
    expect(() => holdStory('a', Promise.resolve())).not.toThrow();
    expect(await claimStory('a', async () => undefined)).toBe(true);
    await whenFree('a', new AbortController().signal);
    const { result } = renderHook(() => useWrittenElsewhere('a'));
    await pass(1000);
    expect(result.current).toBe(false);
  });
});
