import { expect, it } from 'vitest';
import { circle, hatch, polyline, rays, sprout, star, wave } from './engraving.ts';

it('The strokes of an engraving go through their points, in tenths of a unit', () => {
  expect(polyline([0, 1], [2.04, 3.06], [-1, 0])).toBe('M0 1L2 3.1L-1 0');
  expect(circle(10, 20, 5)).toBe('M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z');
  expect(hatch([1, 2], [11, 22], 3, [4, -8])).toBe('M1 2l2.88 -5.76M6 12l3.72 -7.43M11 22l3.99 -7.99');
  expect(star(10, 20, 4)).toBe('M10 16V19M10 21V24M6 20H9M11 20H14');
  expect(rays(10, 20, 2, 4, 4)).toBe('M12 20L14 20M10 22L10 23M8 20L6 20M10 18L10 17');
  expect(wave(50, 120, 8)).toBe('M0 50q30 -8 60 0t60 0t60 0t60 0');
  expect(sprout(1, 2, 0, 10)).toBe('M1 2q4.38 3.33 10 0q-5.62 -3.33 -10 0Z');
  expect(sprout(1, 2, Math.PI / 2, 10)).toBe('M1 2q-3.33 4.38 0 10q3.33 -5.62 0 -10Z');
});
