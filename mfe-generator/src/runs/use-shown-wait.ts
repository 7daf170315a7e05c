import { startTransition, useEffect, useState } from 'react';
import type { RunWait, ShownWait } from './run-wait.ts';

/** The wait to show. It goes in a transition, as the first words come: both in one frame, without a gap between them. */
export function useShownWait(wait: RunWait): ShownWait | undefined {
  const [shown, setShown] = useState(wait.shown);
  useEffect(() => wait.subscribe(() => startTransition(() => setShown(wait.shown))), [wait]);
  return shown;
}
