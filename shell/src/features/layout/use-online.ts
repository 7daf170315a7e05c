import { useEffect, useState } from 'react';
import { useIsOnline } from '../../connection/use-is-online.ts';

/** How long "Back online" stays, in milliseconds. */
const BACK_MS = 4000;

/** The connection as the browser reports it; `back` for a moment after it was lost. */
export function useConnection(): 'online' | 'offline' | 'back' {
  const online = useIsOnline();
  const [wasAway, setWasAway] = useState(false);
  if (!online && !wasAway) setWasAway(true);
  useEffect(() => {
    if (!online || !wasAway) return;
    const timer = setTimeout(() => setWasAway(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [online, wasAway]);
  if (!online) return 'offline';
  return wasAway ? 'back' : 'online';
}
