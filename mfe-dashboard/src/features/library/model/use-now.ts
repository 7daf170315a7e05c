import { useEffect, useState } from 'react';

/** Twice a second: what counts down in seconds is never half a second wrong. */
const TICK_MS = 500;

/** The time in milliseconds since 1970, kept up to date while `running`. */
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
