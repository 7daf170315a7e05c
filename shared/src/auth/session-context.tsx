import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { sessionStore, type SessionState } from './session-store.ts';

const SessionContext = createContext<SessionState | undefined>(undefined);

interface Props {
  readonly children: ReactNode;
  /** Until this promise settles, the session counts as unknown. */
  readonly heldUntil?: Promise<void> | undefined;
}

const NOT_KNOWN: SessionState = {
  session: null,
  user: null,
  secondStepOf: null,
  loading: true,
  recovering: false,
  brokenLink: false,
  ended: false,
};

/** Provides the session to the whole page. The shell mounts one, at the root. */
export function SessionProvider({ children, heldUntil }: Props) {
  const now = useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, sessionStore.getState);
  const [isHeld, setHeld] = useState(heldUntil !== undefined);
  useEffect(() => void heldUntil?.then(() => setHeld(false)), [heldUntil]);
  const state = isHeld ? NOT_KNOWN : now;
  useEffect(() => {
    // If the client can't be loaded, the user is signed out on this page; signing in reports the failure.
    sessionStore.start().catch(() => undefined);
  }, []);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** The session, as soon as it is known; for actions that must not mistake a user for a guest. */
export function sessionWhenKnown(): Promise<SessionState['session']> {
  return sessionStore.whenKnown();
}

/** The current session: `session`, `user`, and `loading` until it is known. */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider above it');
  return state;
}
