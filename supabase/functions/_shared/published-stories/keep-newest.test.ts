import { expect, it } from 'vitest';
import { keepNewest } from './keep-newest.ts';

function start() {
  const made: string[] = [];
  const kept = keepNewest<string>(64);
  const get = (key: string) =>
    kept.get(key, async () => {
      made.push(key);
      return `picture of ${key}`;
    });
  return { made, kept, get };
}

it('A picture is made once for many callers at the same time, and kept', async () => {
  const { made, get } = start();
  const all = await Promise.all(Array.from({ length: 50 }, () => get('fox')));
  expect(new Set(all)).toEqual(new Set(['picture of fox']));
  await get('fox');
  expect(made).toEqual(['fox']);
});

it('The newest 64 pictures are kept', async () => {
  const { made, get } = start();
  for (let count = 0; count < 65; count += 1) await get(String(count));
  made.length = 0;
  for (let count = 64; count > 0; count -= 1) await get(String(count));
  expect(made).toEqual([]);
  await get('0');
  expect(made).toEqual(['0']);
});

it('A picture that could not be made is made for the next caller', async () => {
  const { kept, get } = start();
  await expect(kept.get('fox', () => Promise.reject(new Error('no renderer')))).rejects.toThrow('no renderer');
  expect(await get('fox')).toBe('picture of fox');
});
