import type { Session } from '@supabase/supabase-js';
import { sessionStorageKey } from '../api/index.ts';

/** Keeps `recovering` over a reload of the tab that redeemed the code. */
const RECOVERING_KEY = 'storyloom-recovering';

export function rememberRecovering(recovering: boolean): void {
  try {
    if (recovering) sessionStorage.setItem(RECOVERING_KEY, 'true');
    else sessionStorage.removeItem(RECOVERING_KEY);
  } catch {
    // Without storage a reload forgets it, and the link can be asked for again.
  }
}

export function wasRecovering(): boolean {
  try {
    return sessionStorage.getItem(RECOVERING_KEY) !== null;
  } catch {
    return false;
  }
}

/** The session that this browser keeps, however old. */
export function storedSession(): Session | null {
  try {
    const stored = JSON.parse(localStorage.getItem(sessionStorageKey()) ?? 'null') as Session | null;
    return stored?.access_token && stored.refresh_token && stored.user ? stored : null;
  } catch {
    return null;
  }
}

/** Signed-out people carry no Supabase code: it is fetched only where a session is found. */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey()) !== null;
  } catch {
    return false;
  }
}
