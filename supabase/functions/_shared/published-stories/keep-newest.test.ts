import { expect, it } from 'vitest';
import { keepNewest } from './keep-newest.ts';

it('A picture is made once for many callers at the same time, and the newest 64 are kept', async () => {
  const made: string[] = [];
  const kept = keepNewest<string>(64);
  const get = (key: string) =>
    kept.get(key, async () => {
      made.push(key);
      return `picture of ${key}`;
    });
  const all = await Promise.all(Array.from({ length: 50 }, () => get('0')));
  expect(new Set(all)).toEqual(new Set(['picture of 0']));
  for (let count = 1; count < 65; count += 1) await get(String(count));
  expect(made).toHaveLength(65);
  for (let count = 64; count > 0; count -= 1) await get(String(count));
  expect(made).toHaveLength(65);
  await get('0');
  expect(made.at(-1)).toBe('0');
});
