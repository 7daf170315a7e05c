import { useEffect, useState } from 'react';

/** A shorter wait is not shown, so that a fast provider never flickers; in milliseconds. */
export const SHOW_AFTER_MS = 3000;

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
