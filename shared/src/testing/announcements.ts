import { onTestFinished } from 'vitest';

const isLive = (element: Element): boolean =>
  element.localName === 'output' ||
  element.hasAttribute('aria-live') ||
  ['status', 'alert'].includes(element.getAttribute('role') ?? '');

/** What is said as a whole: a region, or each part of one that is not atomic. */
const unitsOf = (region: Element): readonly Element[] =>
  region.getAttribute('aria-atomic') === 'false' ? [...region.children] : [region];

/** All that is said on the page. Queries of jsdom would take longer, and this is done at each change. */
const units = (): readonly Element[] => [...document.getElementsByTagName('*')].filter(isLive).flatMap(unitsOf);

/** What of a region is said; a part that is silent itself is not. */
function wordsOf(unit: Element): string {
  const heard = unit.cloneNode(true) as Element;
  for (const part of heard.querySelectorAll('[aria-live=off]')) part.remove();
  return heard.textContent?.trim() ?? '';
}

function isSpoken(unit: Element): boolean {
  const region = isLive(unit) ? unit : unit.parentElement;
  return region?.getAttribute('aria-live') !== 'off';
}

/**
 * What a screen reader is given to say without being asked, from now until the test ends and in order, also where a region
 * comes with its words.
 */
export function announcements(): readonly string[] {
  const said: string[] = [];
  const lastOf = new WeakMap<Element, string>();
  for (const unit of units()) lastOf.set(unit, wordsOf(unit));
  const observer = new MutationObserver(() => {
    for (const unit of units()) {
      const words = wordsOf(unit);
      if (words !== '' && words !== lastOf.get(unit) && isSpoken(unit)) said.push(words);
      lastOf.set(unit, words);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return said;
}
