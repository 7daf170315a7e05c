import { expect, it } from 'vitest';
import { seededRandom, seedFrom } from './seeded-random.ts';

it('A seed decides the whole sequence of numbers', () => {
  const numbers = (seed: number) => Array.from({ length: 3 }, seededRandom(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(0)).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]);
});

it('The seed of a text is its FNV-1a hash', () => {
  expect(seedFrom([]) >>> 0).toBe(0x811c9dc5);
  expect(seedFrom(new TextEncoder().encode('foobar')) >>> 0).toBe(0xbf9cf968);
});
