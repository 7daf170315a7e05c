import { DESK, newId } from '@storyloom/shared/domain';
import type { Cause } from './keeping-state.ts';
import type { Wish } from './sender.ts';

/** When and why a text was changed since it was sent last. */
export class Edits {
  #cause: Cause = 'typed';
  #session = newId();
  #at = 0;
  #unsentSince: number | undefined;

  /** Time of the last change, in milliseconds since 1970. */
  get at(): number {
    return this.#at;
  }

  /** How long the first change that was not sent may still wait. */
  get patience(): number {
    return Math.max(0, DESK.saveMs - (Date.now() - (this.#unsentSince ?? 0)));
  }

  note(cause: Cause): void {
    const now = Date.now();
    if (now - this.#at > DESK.sessionPauseMs) this.#session = newId();
    this.#at = now;
    this.#unsentSince ??= now;
    if (cause !== 'typed') this.#cause = cause;
  }

  /** Goes on with changes from an earlier visit. */
  found(at: number): void {
    this.#at = at;
  }

  wish(text: string): Wish {
    return { text, cause: this.#cause, session: this.#session };
  }

  sent(): void {
    this.#cause = 'typed';
    this.#unsentSince = undefined;
  }

  /** The text that was sent was refused, so the next one is the first with this cause. */
  refused({ cause }: Wish): void {
    if (this.#cause === 'typed') this.#cause = cause;
  }
}
