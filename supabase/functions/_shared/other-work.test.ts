import { expect, it } from 'vitest';
import { createOtherWork } from './other-work.ts';

const LONG = 10_000_000;

/** With a clock that only `pass` moves. */
function timed() {
  let now = 0;
  return { ...createOtherWork(() => now), pass: (ms: number) => void (now += ms) };
}

it('lets those go on first who have read least', async () => {
  const { letOthersWork, pass } = timed();
  const order: string[] = [];
  const goOn = async (name: string, read: number) => {
    await letOthersWork(read);
    order.push(name);
    pass(10);
  };
  await Promise.all([goOn('flood', LONG), goOn('longer flood', LONG + 1), goOn('story', 5000), goOn('request', 0)]);
  expect(order).toEqual(['request', 'story', 'flood', 'longer flood']);
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

it('ends the work on a long text before that on a short one', () => {
  const { hasWorkedLong, pass } = timed();
  hasWorkedLong();
  pass(5);
  expect([hasWorkedLong(LONG), hasWorkedLong(5000)]).toEqual([true, false]);
  pass(5);
  expect(hasWorkedLong(5000)).toBe(true);
});
