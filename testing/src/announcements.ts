import { onTestFinished } from 'vitest';

const isLive = (element: Element): boolean =>
  element.localName === 'output' ||
  element.hasAttribute('aria-live') ||
  ['status', 'alert'].includes(element.getAttribute('role') ?? '');

/** The elements that are announced as a whole: a region, or each child of one that is not atomic. */
const unitsOf = (region: Element): readonly Element[] =>
  region.getAttribute('aria-atomic') === 'false' ? [...region.children] : [region];

/** All of them on the page. Not by selectors, which are slow in jsdom, because this runs at each change. */
const units = (): readonly Element[] => [...document.getElementsByTagName('*')].filter(isLive).flatMap(unitsOf);

/** The announced text of a unit, without silent parts. */
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
 * What screen readers announce from now until the test ends, in order. Includes the text of regions that are inserted with
 * text.
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
