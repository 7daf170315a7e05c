/** The focus target of a card: the link in its title, otherwise its title, which is made focusable. */
export function cardTarget(card: Element | null | undefined): HTMLElement | undefined {
  const title = card?.querySelector<HTMLElement>('h2, h3, h4');
  const link = title?.querySelector('a');
  if (link) return link;
  if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  return title ?? undefined;
}
