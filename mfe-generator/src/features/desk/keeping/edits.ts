import { DESK, newId, TYPING_SESSION } from '@storyloom/shared/domain';
import type { DeviceCopy } from './device-copy.ts';
import { type Change, TYPED, unfit } from './keeping-state.ts';
import type { Wish } from './sender.ts';

/** When and why a text was changed since it was sent last, and which texts have to be versions of their own. */
export class Edits {
  #cause = TYPED.cause;
  #isDemo = false;
  #session = newId();
  #sessionBegan = 0;
  #at = 0;
  #unsentSince: number | undefined;
  #held: readonly Wish[] = [];

  /** What a copy on the device says of the changes. */
  get kept(): Pick<DeviceCopy, 'at' | 'demo' | 'cause'> {
    const { cause } = this.#held.find((wish) => wish.cause !== 'typed') ?? { cause: this.#cause };
    return { at: this.#at, demo: this.#isDemo, cause };
  }

  /** Whether the demo storyteller wrote some of the text. */
  get isDemo(): boolean {
    return this.#isDemo;
  }

  /** How long a change may still wait that a server with this text does not have. */
  patience(saved: string): number {
    this.#drop(saved);
    if (this.#held.length > 0) return 0;
    return Math.max(0, DESK.saveMs - (Date.now() - (this.#unsentSince ?? 0)));
  }

  note({ cause, demo = false }: Change): void {
    const now = Date.now();
    const isPaused = now - this.#at > TYPING_SESSION.pauseMs;
    if (cause !== 'typed' || isPaused || now - this.#sessionBegan > TYPING_SESSION.longestMs) this.beginSession();
    this.#at = now;
    this.#unsentSince ??= now;
    this.#isDemo ||= demo;
  }

  /** What is typed from now on is another version. */
  beginSession(): void {
    this.#session = newId();
    this.#sessionBegan = Date.now();
  }

  /** Goes on with changes from an earlier visit. */
  found({ at, demo, cause = TYPED.cause }: DeviceCopy): void {
    this.#at = at;
    this.#keepCause(cause);
    this.#isDemo ||= demo;
  }

  /** Makes the text a version of its own, whatever follows before it is sent. */
  hold(text: string, { cause, restored }: Change = TYPED): void {
    if (unfit(text)) this.#keepCause(cause);
    else this.#held = [...this.#held, { ...this.wish(text), ...(cause !== 'typed' && { cause }), restored }];
  }

  /** What to send next to a server that has saved this text; `undefined` if it has everything. */
  next(text: string, saved: string): Wish | undefined {
    this.#drop(saved);
    return this.#held[0] ?? (text === saved ? undefined : this.wish(text));
  }

  wish(text: string): Wish {
    return { text, cause: this.#cause, session: this.#session, demo: this.#isDemo };
  }

  /** The newest text was sent. */
  sent(): void {
    this.#cause = 'typed';
    this.#unsentSince = undefined;
  }

  /** No text is to be sent any more but the newest one. */
  release(): void {
    this.#held = [];
  }

  /** The text that was sent was refused, so the next one is the first with this cause. */
  refused({ text, cause }: Wish): void {
    this.#held = this.#held.filter((wish) => wish.text !== text);
    this.#keepCause(cause);
  }

  #drop(saved: string): void {
    while (this.#held[0]?.text === saved) this.#held = this.#held.slice(1);
  }

  #keepCause(cause: Wish['cause']): void {
    if (this.#cause === 'typed') this.#cause = cause;
  }
}
