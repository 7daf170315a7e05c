import { expect, it } from 'vitest';
import { hasWorkedLong, isWorkWaiting } from '../other-work.ts';
import { inTurns, SLICE, slicesOf } from './in-turns.ts';

it('cuts a text of any length between characters', () => {
  for (const text of ['', 'a', '🦊'.repeat(SLICE), `a${'🦊'.repeat(SLICE)}`, '\uD83E'.repeat(SLICE + 1)]) {
    const slices = [...slicesOf(text)];
    expect(slices.join('')).toBe(text);
    expect(slices.filter((slice) => slice.length > SLICE || slice.length === 0)).toEqual([]);
  }
  expect([...slicesOf(`a${'🦊'.repeat(SLICE)}`)].filter((slice) => /[\uD800-\uDBFF]$/.test(slice))).toEqual([]);
});

it('lets other work go first between two parts when this round has worked long', async () => {
  const parts = inTurns(['a', 'b']);
  expect((await parts.next()).value).toBe('a');
  while (!hasWorkedLong());
  const second = parts.next();
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  expect(isWorkWaiting()).toBe(true);
  expect((await second).value).toBe('b');
});
