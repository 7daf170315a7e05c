import type { AuthChangeEvent, Session, User } from '@supabase/auth-js';
import { concernsSession, getSupabase, hasStoredSession, storedSession } from '../api/index.ts';
import { followLeaving, noteBack } from './left-users.ts';
import { rememberRecovering, wasRecovering } from './recovering.ts';
import { isHalfway } from './second-step.ts';
import { takeBrokenLink } from './session-link.ts';

export interface SessionState {
  readonly session: Session | null;
  readonly user: User | null;
  /** The user who has entered the password but not yet the code of the second step. Until then no user is signed in. */
  readonly secondStepOf: User | null;
  /** True until the first update. */
  readonly loading: boolean;
  /** True from the moment the code of a recovery link was redeemed, until a new password is chosen or the user signs out. */
  readonly recovering: boolean;
  /** True when this page was opened by a link from an email that is used, expired or damaged. */
  readonly brokenLink: boolean;
  /** True from the moment the session ended without an action of the user on this page, until they sign in. */
  readonly ended: boolean;
}

/** Longest wait, in milliseconds, for a stored session to be renewed before it is shown as it is. */
const RENEWAL_MS = 3000;

const SIGNED_OUT: SessionState = {
  session: null,
  user: null,
  secondStepOf: null,
  loading: false,
  recovering: false,
  brokenLink: false,
  ended: false,
};

/** The page's session, outside React so that one subscription serves every module. */
class SessionStore {
  #state: SessionState = { ...SIGNED_OUT, loading: true };
  #listeners = new Set<() => void>();
  #starting: Promise<void> | undefined;
  #connected: Promise<void> | undefined;
  #isLeaving = false;

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The session, as soon as it is known. */
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

  /**
   * Reads the stored session; without one the page is signed out at once. Call it before the router reads the address, from
   * which it removes the content of foreign links.
   */
  start(): Promise<void> {
    this.#starting ??= this.#start().catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    return this.#starting;
  }

  /** Loads the client and follows its events, once. */
  connect(): Promise<void> {
    this.#connected ??= this.#connect().catch((error: unknown) => {
      this.#connected = undefined;
      this.#set({ ...SIGNED_OUT, brokenLink: this.#state.brokenLink });
      throw error;
    });
    return this.#connected;
  }

  /**
   * Makes the session from a mail's code this browser's session.
   *
   * @param recovers whether a new password has to be chosen in it
   */
  async enter({ access_token, refresh_token }: Session, recovers: boolean): Promise<void> {
    await this.connect();
    const supabase = await getSupabase();
    const before = this.#state;
    rememberRecovering(recovers);
    this.#state = { ...before, recovering: recovers };
    const { error } = await supabase.auth.setSession({ access_token, refresh_token });
    if (!error) return;
    rememberRecovering(before.recovering);
    this.#state = before;
    throw error;
  }

  /** Signs out at the user's request. */
  async leave<Answer>(signOut: () => Promise<Answer>): Promise<Answer> {
    this.#isLeaving = true;
    try {
      return await signOut();
    } finally {
      this.#isLeaving = false;
    }
  }

  async #start(): Promise<void> {
    addEventListener('storage', this.#handleStorage);
    if (takeBrokenLink()) this.#set({ ...this.#state, brokenLink: true });
    if (hasStoredSession()) await this.connect();
    else if (this.#state.loading) this.#set({ ...SIGNED_OUT, brokenLink: this.#state.brokenLink });
  }

  async #connect(): Promise<void> {
    const impatience = setTimeout(() => this.#showStored(), RENEWAL_MS);
    try {
      const supabase = await getSupabase();
      supabase.auth.onAuthStateChange((event, session) => this.#follow(event, session));
      await this.#read();
    } finally {
      clearTimeout(impatience);
    }
  }

  /** Adopts the session of the client. */
  async #read(): Promise<void> {
    const supabase = await getSupabase();
    const { data } = await supabase.auth.getSession();
    this.#follow('INITIAL_SESSION', data.session);
  }

  /** While the service does not answer, the client retries for half a minute; the page does not wait for that. */
  #showStored(): void {
    const session = storedSession();
    if (this.#state.loading && session) this.#follow('INITIAL_SESSION', session);
  }

  #follow(event: AuthChangeEvent, told: Session | null): void {
    // A renewal that failed because no answer came does not end the session: the stored one still holds. When the service
    // refuses the renewal, the client has removed the stored session before this event.
    const kept = told ?? (event === 'SIGNED_OUT' ? null : storedSession());
    const recovering = kept !== null && event !== 'USER_UPDATED' && (this.#state.recovering || wasRecovering());
    rememberRecovering(recovering);
    const brokenLink = kept === null && this.#state.brokenLink;
    const ended = kept === null && !this.#isLeaving && (this.#state.ended || this.#state.session !== null);
    const secondStepOf = kept && isHalfway(kept) ? kept.user : null;
    const session = secondStepOf ? null : kept;
    this.#set({ session, user: session?.user ?? null, secondStepOf, loading: false, recovering, brokenLink, ended });
  }

  /** Another tab signed in or out. A tab without the client is notified only here. */
  readonly #handleStorage = (event: StorageEvent): void => {
    // What depended on the work of that user is rendered again.
    if (followLeaving(event)) this.#set({ ...this.#state });
    if (!concernsSession(event)) return;
    if (!hasStoredSession()) {
      if (this.#state.session ?? this.#state.secondStepOf) this.#follow('SIGNED_OUT', null);
    } else if (!this.#state.session) {
      this.connect()
        .then(() => this.#read())
        .catch(() => undefined);
    }
  };

  #set(state: SessionState): void {
    if (state.user && state.user.id !== this.#state.user?.id) noteBack(state.user.id);
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export const sessionStore = new SessionStore();
