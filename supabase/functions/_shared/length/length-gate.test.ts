import { expect, it } from 'vitest';
import { createLengthGate } from './length-gate.ts';

it('A call that begins where text is held back sends nothing before its end', () => {
  const gate = createLengthGate('english', { start: 5, holdFrom: 5, cutBy: 8, most: 10, early: false });
  expect(gate.push('Nobody came down.')).toBe('');
  expect(gate.end()).toBe('Nobody came down.');
  expect(gate.words()).toBe(8);
});
