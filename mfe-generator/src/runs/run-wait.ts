import type { Waiting } from '@storyloom/shared/stream';
import { SHOW_AFTER_MS } from '@storyloom/shared/ui/call-wait';
import type { RunEvent } from './follow-run.ts';

/** The same as {@link SHOW_AFTER_MS} within a text, while the service reports no wait: its pieces may come seconds apart. */
const PAUSE_MS = 5000;

/** A wait as the page shows it. */
export interface ShownWait extends Waiting {
  /** When the last text arrived, or the run was requested; in milliseconds since the epoch. */
  readonly since: number;
}

interface Beginning {
  /** When it was requested, which may have been on an earlier page; in milliseconds since the epoch. */
  readonly since?: number;
  /** Part of its text is on the page. */
  readonly hasText?: boolean;
}

/** Watches a run for waits long enough to be shown. It gets every event, so a piece of text must cost next to nothing. */
export class RunWait {
  #isOn = false;
  #hasText = false;
  #since = 0;
  /** Since when this page has seen no text; an event of an earlier page may be much older. */
  #quietFrom = 0;
  #waiting: Waiting | undefined;
  #shown: ShownWait | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  get shown(): ShownWait | undefined {
    return this.#shown;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  begin({ since, hasText = false }: Beginning = {}): void {
    this.end();
    this.#isOn = true;
    this.#hasText = hasText;
    this.#quietFrom = Date.now();
    this.#since = since ?? this.#quietFrom;
    this.#look();
  }

  take(event: RunEvent): void {
    if (!this.#isOn) return;
    if (event.type === 'delta') this.#hear();
    else if (event.type === 'start' && event.demo) this.end();
    else if (event.type === 'waiting') {
      const { type: _type, ...waiting } = event;
      this.#waiting = waiting;
      this.#look();
    }
  }

  end(): void {
    this.#isOn = false;
    this.#waiting = undefined;
    clearTimeout(this.#timer);
    this.#show(undefined);
  }

  #hear(): void {
    this.#hasText = true;
    this.#waiting = undefined;
    this.#since = this.#quietFrom = Date.now();
    // Otherwise the timer runs, and looks again when it ends.
    if (!this.#shown) return;
    this.#show(undefined);
    this.#look();
  }

  #look(): void {
    clearTimeout(this.#timer);
    const patience = this.#hasText && !this.#waiting ? PAUSE_MS : SHOW_AFTER_MS;
    const left = this.#quietFrom + patience - Date.now();
    if (left > 0) this.#timer = setTimeout(() => this.#look(), left);
    else this.#show({ on: 'model', ...this.#waiting, since: this.#since });
  }

  #show(wait: ShownWait | undefined): void {
    if (this.#shown === wait) return;
    this.#shown = wait;
    for (const listener of this.#listeners) listener();
  }
}
