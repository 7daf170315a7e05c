import type { RefObject } from 'react';

/**
 * Where the focus goes when the question about a deletion is closed: back to the card's button, or, when the story was deleted,
 * to Undo, else to the card that takes its place, else to the one before it, else to the `section`. As a ref it is evaluated when
 * it is read, because only then is it known what is left. A restored story's card receives the focus.
 */
export class DeletionFocus implements RefObject<HTMLElement | null> {
  readonly #section: RefObject<HTMLElement | null>;
  #asked: { readonly id: string; readonly position: number } | undefined;
  #deletedId: string | undefined;
  #restoredId: string | undefined;
  /** The element with the focus until the card is back. */
  #waiting: HTMLElement | null = null;

  constructor(section: RefObject<HTMLElement | null>) {
    this.#section = section;
  }

  /** Stores the story that the question is about, while its card is on the page. */
  remember(id: string): void {
    this.#asked = { id, position: this.#cards().findIndex((card) => card.dataset['story'] === id) };
  }

  /** Records that a story is deleted, whether or not its card is still on the page. */
  noteDeleted(id: string): void {
    this.#deletedId = id;
  }

  /** Records that a deletion is undone, before the story's card is on the page again. */
  noteRestored(id: string): void {
    this.#restoredId = id;
  }

  /** Called when the list is loaded: moves the focus to the restored story's card, unless the user has moved it. */
  goOn(listed: readonly { readonly id: string }[]): void {
    const back = listed.find(({ id }) => id === this.#restoredId);
    const card = back && this.#cards().find(({ dataset }) => dataset['story'] === back.id);
    if (card && document.activeElement === this.#waiting) card.querySelector('a')?.focus();
    this.#restoredId = undefined;
    this.#waiting = null;
  }

  get current(): HTMLElement | null {
    const cards = this.#cards();
    const asked = this.#asked;
    const same = cards.find((card) => card.dataset['story'] === asked?.id);
    if (same && asked?.id !== this.#deletedId) return same.querySelector('[data-delete]');
    const undo = this.#section.current?.querySelector<HTMLElement>(`[data-undo='${this.#deletedId}']`);
    return undo ?? this.next();
  }

  /** Where the focus goes when the deletion can't be undone any more, or is undone. */
  next(): HTMLElement | null {
    const left = this.#cards().filter(({ dataset }) => dataset['story'] !== this.#deletedId);
    const next = left[this.#asked?.position ?? 0] ?? left.at(-1);
    const target = next?.querySelector('a') ?? this.#section.current;
    if (this.#restoredId !== undefined) this.#waiting = target;
    return target;
  }

  #cards(): readonly HTMLElement[] {
    return [...(this.#section.current?.querySelectorAll<HTMLElement>('[data-story]') ?? [])];
  }
}
