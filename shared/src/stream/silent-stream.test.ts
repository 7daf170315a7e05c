import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStream, sent } from '@storyloom/testing/story-stream';

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

  it('Pauses shorter than the allowed silence do not end a stream, however many there are', async () => {
    const { push, events, failure } = openSilent();
    for (const text of ['one', 'two', 'three']) {
      await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
      push(sent('delta', { text }));
    }
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(events).toHaveLength(3);
    expect(failure).not.toHaveBeenCalled();
  });

  it('A comment, which the service sends while the provider is silent, counts as being heard', async () => {
    const { push, failure } = openSilent();
    for (let time = 0; time < 5; time += 1) {
      push(': keep-alive\n\n');
      await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    }
    expect(failure).not.toHaveBeenCalled();
  });

  it('A stream that has ended is not watched any more', async () => {
    const { push, done } = openSilent();
    push(sent('end', { reason: 'complete', words: 1 }));
    await done;
    expect(vi.getTimerCount()).toBe(0);
  });
});
