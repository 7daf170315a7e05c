import { onTestFinished } from 'vitest';

/** Counts the turns of the event loop until the test ends. Returns a function that tells how many there were. */
export function countTurns(): () => number {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  onTestFinished(() => void (isOver = true));
  return () => turns;
}
