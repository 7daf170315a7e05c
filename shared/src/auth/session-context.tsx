import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { sessionStore, type SessionState } from './session-store.ts';

const SessionContext = createContext<SessionState | undefined>(undefined);

interface Props {
  readonly children: ReactNode;
  /** Until this promise settles it counts as not known who is signed in. */
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

/** Makes the session known to the whole page. The shell mounts one, at the root. */
export function SessionProvider({ children, heldUntil }: Props) {
  const now = useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, sessionStore.getState);
  const [isHeld, setHeld] = useState(heldUntil !== undefined);
  useEffect(() => void heldUntil?.then(() => setHeld(false)), [heldUntil]);
  const state = isHeld ? NOT_KNOWN : now;
  useEffect(() => {
    // A client that can't be loaded leaves the person signed out on this page; signing in says what is wrong.
    sessionStore.start().catch(() => undefined);
  }, []);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** The session, as soon as it is known whether there is one; for actions that must not take a person for a guest. */
export function sessionWhenKnown(): Promise<SessionState['session']> {
  return sessionStore.whenKnown();
}

/** The session as it is now: `session`, `user`, and `loading` until it is known. */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider above it');
  return state;
}
