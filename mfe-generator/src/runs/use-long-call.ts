import { useEffect, useState } from 'react';
import { SHOW_AFTER_MS } from './run-wait.ts';

/** When a call began whose answer takes long, in milliseconds since the epoch; `undefined` without one. */
export function useLongCall(isWaiting: boolean): number | undefined {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return;
    const from = Date.now();
    const timer = setTimeout(() => setSince(from), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSince(undefined);
    };
  }, [isWaiting]);
  return since;
}
