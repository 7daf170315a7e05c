import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The whole seconds left and a function that starts the countdown. It uses the clock, so that a tab in the background is not late. */
export function useCountdown(): readonly [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / SECOND_MS));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [
    left,
    (seconds) => {
      const start = Date.now();
      setNow(start);
      setEnd(start + seconds * SECOND_MS);
    },
  ];
}
