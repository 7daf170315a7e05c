import type { Session, User } from '@supabase/supabase-js';
import { getSupabase, sessionStorageKey } from '../api/index.ts';

export interface SessionState {
  readonly session: Session | null;
  readonly user: User | null;
  /** True until the first update. */
  readonly loading: boolean;
  /** True after a recovery link was opened, until a new password is chosen or the person signs out. */
  readonly recovering: boolean;
  /** True when this page was opened by a link from an e-mail that is used up, too old or damaged. */
  readonly brokenLink: boolean;
}

/** Keeps `recovering` over a reload of the tab that opened the link. */
const RECOVERING_KEY = 'storyloom-recovering';

function rememberRecovering(recovering: boolean): void {
  try {
    if (recovering) sessionStorage.setItem(RECOVERING_KEY, 'true');
    else sessionStorage.removeItem(RECOVERING_KEY);
  } catch {
    // Without storage a reload forgets it, and the link can be asked for again.
  }
}

function wasRecovering(): boolean {
  try {
    return sessionStorage.getItem(RECOVERING_KEY) !== null;
  } catch {
    return false;
  }
}

/** True for the address of a link that the sign-in service refused; the page is then freed of it. */
function takeBrokenLink(): boolean {
  const { hash, pathname, search } = location;
  if (!new URLSearchParams(hash.slice(1)).has('error_description')) return false;
  history.replaceState(history.state, '', pathname + search);
  return true;
}

/** Signed-out people carry no Supabase code: it is fetched only where a session, or the way to one, is found. */
function mayHaveSession(): boolean {
  if (/access_token=/.test(location.hash)) return true;
  try {
    return localStorage.getItem(sessionStorageKey()) !== null;
  } catch {
    return false;
  }
}

const SIGNED_OUT: SessionState = {
  session: null,
  user: null,
  loading: false,
  recovering: false,
  brokenLink: false,
};

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
    if (takeBrokenLink()) this.#set({ ...this.#state, brokenLink: true });
    if (mayHaveSession()) await this.connect();
    else if (this.#state.loading) this.#set({ ...SIGNED_OUT, brokenLink: this.#state.brokenLink });
  }

  /** Loads the client and follows its events, once. */
  connect(): Promise<void> {
    this.#started ??= this.#connect().catch((error: unknown) => {
      this.#started = undefined;
      this.#set({ ...SIGNED_OUT, brokenLink: this.#state.brokenLink });
      throw error;
    });
    return this.#started;
  }

  async #connect(): Promise<void> {
    const supabase = await getSupabase();
    supabase.auth.onAuthStateChange((event, session) => {
      const recovers =
        event === 'PASSWORD_RECOVERY' || ((this.#state.recovering || wasRecovering()) && event !== 'USER_UPDATED');
      const recovering = session !== null && recovers;
      rememberRecovering(recovering);
      const brokenLink = session === null && this.#state.brokenLink;
      this.#set({ session, user: session?.user ?? null, loading: false, recovering, brokenLink });
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
