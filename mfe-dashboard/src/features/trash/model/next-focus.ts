import type { RefObject } from 'react';

const rowsIn = (section: HTMLElement | null) => [...(section?.querySelectorAll<HTMLElement>('[data-story]') ?? [])];

/**
 * Where the focus goes from a row of a list: to the same button while the row is there, else to the row that takes its place,
 * else to the one before it, else to the `section`. As a ref it is evaluated when it is read, because only then is it known what
 * is left.
 */
export class NextFocus implements RefObject<HTMLElement | null> {
  readonly #section: RefObject<HTMLElement | null>;
  #asked: { readonly id: string; readonly position: number } | undefined;
  #isGone = false;

  constructor(section: RefObject<HTMLElement | null>) {
    this.#section = section;
  }

  /** Stores the row that is acted on, while it is on the page. */
  remember(id: string): void {
    this.#isGone = false;
    this.#asked = { id, position: rowsIn(this.#section.current).findIndex((row) => row.dataset['story'] === id) };
  }

  /** Records that the row disappears, whether or not it is still on the page. */
  noteGone(): void {
    this.#isGone = true;
  }

  get current(): HTMLElement | null {
    const rows = rowsIn(this.#section.current);
    const same = rows.find((row) => row.dataset['story'] === this.#asked?.id);
    if (same && !this.#isGone) return same.querySelector('[data-delete]');
    const left = rows.filter((row) => row !== same);
    const next = left[this.#asked?.position ?? 0] ?? left.at(-1);
    return next?.querySelector('button') ?? this.#section.current;
  }
}
