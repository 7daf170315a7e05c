import { cardTarget } from '@storyloom/shared/ui/load-more';
import { createRef, type RefObject } from 'react';

/**
 * Where the focus goes when a card disappears with its pressed button: to the card that takes its place, else to the last
 * one, else to the list's section. It is looked up when it is read, because only then is it known which cards are left.
 */
export class NextCard implements RefObject<HTMLElement | null> {
  readonly list = createRef<HTMLUListElement>();
  readonly section = createRef<HTMLElement>();
  /** Of the card that was acted on. */
  position = 0;

  get current(): HTMLElement | null {
    const cards = this.list.current?.children;
    const card = cards?.[Math.min(this.position, cards.length - 1)];
    return cardTarget(card) ?? this.section.current;
  }
}
