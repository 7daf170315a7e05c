import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLineBuffer } from './line-buffer.ts';
import { createPendingWork } from './pending-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('The buffer writes lines together, in order, after a moment', () => {
  const written: string[] = [];
  const lines = createLineBuffer((text) => written.push(text));
  lines.write('a\n');
  lines.write('b\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(60);
  expect(written).toEqual(['a\nb\n']);
  // Waiting lines are written at once when it is flushed, and none twice.
  lines.write('last\n');
  lines.flush();
  lines.flush();
  vi.advanceTimersByTime(60);
  expect(written).toEqual(['a\nb\n', 'last\n']);
});

it('pending work is awaited even when some of it fails, but not beyond the time limit', async () => {
  const done: string[] = [];
  const pending = createPendingWork();
  pending.add(Promise.resolve().then(() => done.push('refund')));
  pending.add(Promise.reject(new Error('failed')));
  await pending.settled();
  expect(done).toEqual(['refund']);
  pending.add(new Promise(() => {}));
  const settled = pending.settled(50);
  await vi.advanceTimersByTimeAsync(50);
  await expect(settled).resolves.toBeUndefined();
});
