import { strings } from './strings.ts';

const KINDS = ['title', 'meta[name="description"]'] as const;

/** A prerendered page has no defaults in its HTML; a title is needed all the same. */
function siteTitle(): HTMLTitleElement {
  const title = document.createElement('title');
  title.textContent = strings.site;
  return title;
}

/**
 * Keeps exactly one title and one description in the head. A page brings its own; while none does, because it is still
 * loading or has none, those of the HTML (marked `data-default`) stand in, so that no former page's are left behind.
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
    // What this changed is no news.
    observer.takeRecords();
  };
  const observer = new MutationObserver(settle);
  observer.observe(head, { childList: true });
  settle();
  return () => observer.disconnect();
}
