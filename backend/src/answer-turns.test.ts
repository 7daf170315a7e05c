import { expect, it } from 'vitest';
import { turnToWrite } from './answer-turns.ts';
import { countTurns } from './testing/count-turns.ts';

it.each([
  ['large', '2000000', 12],
  ['short', '2000', 1],
])('writes %s answers in as many turns of the event loop as they need', async (_kind, length, expected) => {
  const turn = countTurns();
  const answers = Array.from({ length: 12 }, () => new Response('', { headers: { 'content-length': length } }));
  const turns = await Promise.all(answers.map((answer) => turnToWrite(answer, '203.0.113.7').then(turn)));
  expect(new Set(turns).size).toBe(expected);
});
