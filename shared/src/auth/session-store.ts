import type { Session, User } from '@supabase/supabase-js';
import { getSupabase, sessionStorageKey } from '../api/index.ts';

export interface SessionState {
  readonly session: Session | null;
  readonly user: User | null;
  /** True until the first update. */
  readonly loading: boolean;
  /** True after a recovery link was opened: the person is about to choose a new password. */
  readonly recovering: boolean;
}

/** Signed-out people carry no Supabase code: it is fetched only where a session, or the way to one, is found. */
function mayHaveSession(): boolean {
  if (/(access_token|error_description)=/.test(location.hash)) return true;
  try {
    return localStorage.getItem(sessionStorageKey()) !== null;
  } catch {
    return false;
  }
}

const SIGNED_OUT: SessionState = { session: null, user: null, loading: false, recovering: false };

/** The page's session, outside React so that one subscription serves every module. */
class SessionStore {
  #state: SessionState = { ...SIGNED_OUT, loading: true };
  #listeners = new Set<() => void>();
  #started: Promise<void> | undefined;

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The session, as soon as it is known whether there is one. */
  async whenKnown(): Promise<Session | null> {
    if (this.#state.loading) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          if (this.#state.loading) return;
          stop();
          resolve();
        });
      });
    }
    return this.#state.session;
  }

  /** Reads a stored session if there is one; without one the page is signed out at once. */
  async start(): Promise<void> {
    if (mayHaveSession()) await this.connect();
    else if (this.#state.loading) this.#set(SIGNED_OUT);
  }

  /** Loads the client and follows its events, once. */
  connect(): Promise<void> {
    this.#started ??= this.#connect().catch((error: unknown) => {
      this.#started = undefined;
      this.#set(SIGNED_OUT);
      throw error;
    });
    return this.#started;
  }

  async #connect(): Promise<void> {
    const supabase = await getSupabase();
    supabase.auth.onAuthStateChange((event, session) => {
      const recovering = event === 'PASSWORD_RECOVERY' || (this.#state.recovering && event !== 'USER_UPDATED');
      this.#set({ session, user: session?.user ?? null, loading: false, recovering: session !== null && recovering });
    });
    const { data } = await supabase.auth.getSession();
    this.#set({ ...this.#state, session: data.session, user: data.session?.user ?? null, loading: false });
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export const sessionStore = new SessionStore();
