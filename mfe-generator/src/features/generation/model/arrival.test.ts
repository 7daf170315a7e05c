// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { markArrival } from './arrival.ts';

it('A generator that opens removes what earlier versions kept of the last genre', () => {
  localStorage.setItem('storyloom-genre', 'romance');
  markArrival('fantasy')();
  expect(localStorage.getItem('storyloom-genre')).toBeNull();
});
