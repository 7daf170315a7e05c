import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLineBuffer } from './line-buffer.ts';

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
  lines.write('c\n');
  vi.advanceTimersByTime(60);
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

it('The buffer writes waiting lines at once when it is flushed, and none twice', () => {
  const written: string[] = [];
  const lines = createLineBuffer((text) => written.push(text));
  lines.write('last\n');
  lines.flush();
  lines.flush();
  vi.advanceTimersByTime(60);
  expect(written).toEqual(['last\n']);
});
