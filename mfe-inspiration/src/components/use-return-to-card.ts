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

/** By which card each entry of the history was left. */
const left = new Map<string, Left>();

function leftBy(target: EventTarget | null): Left | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  for (const kind of KINDS) {
    const id = link?.closest<HTMLElement>(`[data-${kind}]`)?.dataset[kind];
    if (link && id !== undefined) return { kind, id, href: link.getAttribute('href') };
  }
  return undefined;
}

/** Whether the focus is where each page starts; who is anywhere else has gone on by now. */
function isAtStart(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, main, h1');
}

function returnTo({ kind, id, href }: Left): void {
  const cards = [...document.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
  const card = cards.find(({ dataset }) => dataset[kind] === id);
  if (!card || !isAtStart()) return;
  const way = [...card.querySelectorAll('a')].find((one) => one.getAttribute('href') === href);
  // The site restores where the page was scrolled to; where it cannot, the card comes into view by this.
  (way ?? cardTarget(card))?.focus();
}

/** Brings the focus back to the card that the user left by, when they come Back to a list. */
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
    // After the site has brought the keyboard to the heading, as it does on every page.
    queueMicrotask(() => returnTo(card));
  }, [key, isReady, isBack]);
}
