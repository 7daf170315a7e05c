/** Where the focus goes that is meant for a card: the link of its title, else its title, which is made focusable. */
export function cardTarget(card: Element | null | undefined): HTMLElement | undefined {
  const title = card?.querySelector<HTMLElement>('h2, h3, h4');
  const link = title?.querySelector('a');
  if (link) return link;
  if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  return title ?? undefined;
}
