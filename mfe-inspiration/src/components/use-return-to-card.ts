import { cardTarget } from '@storyloom/shared/ui/load-more';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KINDS = ['story', 'inspiration'] as const;

interface Left {
  /** Of the card. */
  readonly kind: (typeof KINDS)[number];
  readonly id: string;
  /** Of the link that was followed. */
  readonly href: string | null;
}

/** The card by which each history entry was left. */
const left = new Map<string, Left>();

function leftBy(target: EventTarget | null): Left | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  for (const kind of KINDS) {
    const id = link?.closest<HTMLElement>(`[data-${kind}]`)?.dataset[kind];
    if (link && id !== undefined) return { kind, id, href: link.getAttribute('href') };
  }
  return undefined;
}

/** Whether the focus is where a page starts; elsewhere, the user has already moved on. */
function isAtStart(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, main, h1');
}

function returnTo({ kind, id, href }: Left): void {
  const cards = [...document.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
  const card = cards.find(({ dataset }) => dataset[kind] === id);
  if (!card || !isAtStart()) return;
  const way = [...card.querySelectorAll('a')].find((one) => one.getAttribute('href') === href);
  // The site restores the scroll position; where it cannot, this brings the card into view.
  (way ?? cardTarget(card))?.focus();
}

/** Moves the focus back to the card by which the user left, when they return to a list with Back. */
export function useReturnToCard(isReady: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const card = leftBy(target);
      if (card) left.set(key, card);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);

  useEffect(() => {
    const card = left.get(key);
    if (!isReady || !isBack || !card) return;
    left.delete(key);
    // After the site has moved the focus to the heading, as it does on every page.
    queueMicrotask(() => returnTo(card));
  }, [key, isReady, isBack]);
}
