import { expect, it } from 'vitest';
import { boundAnswer } from './answer-bounds.ts';

const REFUSED = 'The model sent something that is not a story';

it('refuses an answer of more events or characters than any model sends', () => {
  const long = boundAnswer();
  for (let part = 0; part < 200; part += 1) long.arrived(300_000, 1000);
  expect(() => long.arrived(10_000_000, 1)).toThrow(REFUSED);
  expect(() => long.arrived(0, 60_000)).toThrow(REFUSED);
});

it('refuses the largest unfinished events when all together take much memory', () => {
  const many = Array.from({ length: 64 }, boundAnswer);
  for (const answer of many) answer.arrived(990_000, 0);
  const small = boundAnswer();
  small.arrived(60_000, 0);
  const large = boundAnswer();
  expect(() => large.arrived(990_000, 0)).toThrow(REFUSED);
  for (const answer of [...many, large, small]) answer.end();
  boundAnswer().arrived(990_000, 0);
});
