import { expect, it } from 'vitest';
import { createOtherWork } from './other-work.ts';

const FLOOD = 10_000_000;

/** With a clock that only `pass` moves. */
function timed() {
  let now = 0;
  return { ...createOtherWork(() => now), pass: (ms: number) => void (now += ms) };
}

it('lets floods go on last, and all others in their order', async () => {
  const { letOthersWork, pass } = timed();
  const order: string[] = [];
  const goOn = async (name: string, flood: number) => {
    await letOthersWork(flood);
    order.push(name);
    pass(10);
  };
  await Promise.all([goOn('longer flood', FLOOD + 1), goOn('flood', FLOOD), goOn('story', 5000), goOn('request', 0)]);
  expect(order).toEqual(['story', 'request', 'flood', 'longer flood']);
});

it('lets those who are quick go on in the same round', async () => {
  const { letOthersWork } = timed();
  let rounds = 0;
  let isOver = false;
  const count = (): void => {
    rounds += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 200 }, () => letOthersWork()));
  isOver = true;
  expect(rounds).toBeLessThan(50);
});

it('ends the work on a flood before that on a story', () => {
  const { hasWorkedLong, pass } = timed();
  expect(hasWorkedLong(FLOOD)).toBe(false);
  pass(5);
  expect([hasWorkedLong(FLOOD), hasWorkedLong(5000)]).toEqual([true, false]);
  pass(5);
  expect(hasWorkedLong(5000)).toBe(true);
});
