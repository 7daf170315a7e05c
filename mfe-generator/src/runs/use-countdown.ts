import { useEffect, useState } from 'react';

/**
 * Whole seconds left of a wait that began when the component was mounted. Follows the clock, also after the machine was asleep.
 *
 * @param seconds whole and positive; `undefined` without a wait
 */
export function useCountdown(seconds = 0): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [end, isOver]);
  return left;
}
