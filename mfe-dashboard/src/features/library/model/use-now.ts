import { useEffect, useState } from 'react';

/** Twice a second, so that a countdown in seconds is never half a second off. */
const TICK_MS = 500;

/** The current time in milliseconds since 1970, updated while `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
