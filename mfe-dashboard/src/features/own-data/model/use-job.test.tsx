// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Progress, useJob } from './use-job.ts';

/** A job that ends when it is told to, and what it was given. */
function startJob() {
  const page = renderHook(() => useJob());
  let end = () => {};
  let signal: AbortSignal | undefined;
  let show: (progress: Progress) => void = () => {};
  let starts = 0;
  const start = () =>
    void page.result.current.run((...given) => {
      [signal, show] = given;
      starts += 1;
      return new Promise((resolve) => (end = resolve));
    });
  act(start);
  return { ...page, start, starts: () => starts, signal: () => signal, show: () => show, end: () => end };
}

describe('a job', () => {
  it('Its progress is there from its start to its end', async () => {
    const { result, show, end } = startJob();
    expect(result.current.progress).toEqual({ done: 0, of: 0 });
    act(() => show()({ done: 1, of: 3 }));
    expect(result.current.progress).toEqual({ done: 1, of: 3 });
    await act(async () => end()());
    expect(result.current.progress).toBeUndefined();
  });

  it('It ends when the page is left', () => {
    const { signal, unmount } = startJob();
    expect(signal()?.aborted).toBe(false);
    unmount();
    expect(signal()?.aborted).toBe(true);
  });

  it('It can be canceled, and no other starts before it has ended', async () => {
    const { result, signal, start, starts, end } = startJob();
    act(() => result.current.cancel());
    expect(signal()?.aborted).toBe(true);
    act(start);
    expect(starts()).toBe(1);
    await act(async () => end()());
    act(start);
    expect(starts()).toBe(2);
    expect(signal()?.aborted).toBe(false);
  });
});
