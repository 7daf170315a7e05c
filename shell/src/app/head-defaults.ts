import { strings } from './strings.ts';

const KINDS = ['title', 'meta[name="description"]'] as const;

/** A prerendered page has no defaults in its HTML, but it needs a title. */
function siteTitle(): HTMLTitleElement {
  const title = document.createElement('title');
  title.textContent = strings.site;
  return title;
}

/**
 * Keeps exactly one title and one description in the head: those of the page, or while it is loading or has none, those of the
 * HTML (marked `data-default`), so that no former page's remain.
 *
 * @returns how to stop.
 */
export function keepHeadDefaults(): () => void {
  const { head } = document;
  const defaults = KINDS.flatMap((kind) => {
    const element = head.querySelector(`${kind}[data-default]`) ?? (kind === 'title' ? siteTitle() : undefined);
    return element ? [{ kind, element }] : [];
  });
  const settle = () => {
    for (const { kind, element } of defaults) {
      const hasOwn = head.querySelector(`${kind}:not([data-default])`) !== null;
      if (hasOwn) element.remove();
      else if (!element.isConnected) head.append(element);
    }
    // Ignores its own changes.
    observer.takeRecords();
  };
  const observer = new MutationObserver(settle);
  observer.observe(head, { childList: true });
  settle();
  return () => observer.disconnect();
}
