import { expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { reading } from './reading.ts';

it('gives ink of the printer’s own paper its full contrast', () => {
  expect(contrastRatio(reading.print.ink, reading.print.paper)).toBe(21);
});
