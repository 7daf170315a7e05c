import { expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { reading } from './reading.ts';

it('Printed stories have the full contrast of black on white', () => {
  expect(contrastRatio(reading.print.ink, reading.print.paper)).toBe(21);
});
