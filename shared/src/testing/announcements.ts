const LIVE = '[role=status], [role=alert], [aria-live], output';
/** What is said as a whole: a region, or each part of one that is not atomic. */
const UNIT = '[aria-atomic=false] > *';

/** What of a region is said; a part that is silent itself is not. */
function wordsOf(unit: Element): string {
  const heard = unit.cloneNode(true) as Element;
  for (const part of heard.querySelectorAll('[aria-live=off]')) part.remove();
  return heard.textContent?.trim() ?? '';
}

const isSpoken = (unit: Element): boolean =>
  unit.isConnected && unit.closest(LIVE)?.getAttribute('aria-live') !== 'off';

function unitsAround(node: Node): readonly Element[] {
  const element = node instanceof Element ? node : node.parentElement;
  const inside = node instanceof Element ? [...node.querySelectorAll(LIVE)] : [];
  const around = element?.closest(LIVE) ? (element.closest(UNIT) ?? element.closest(LIVE)) : null;
  return [around, ...inside].filter(
    (unit) => unit !== null && unit.getAttribute('aria-atomic') !== 'false',
  ) as Element[];
}

/** What a screen reader is given to say without being asked, from now on and in order, also where a region comes with its words. */
export function announcements(): readonly string[] {
  const said: string[] = [];
  const lastOf = new WeakMap<Element, string>();
  for (const unit of unitsAround(document.documentElement)) lastOf.set(unit, wordsOf(unit));
  const watch = (records: readonly MutationRecord[]) => {
    const units = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes].flatMap(unitsAround));
    for (const unit of new Set(units)) {
      const words = wordsOf(unit);
      if (words !== '' && words !== lastOf.get(unit) && isSpoken(unit)) said.push(words);
      lastOf.set(unit, words);
    }
  };
  new MutationObserver(watch).observe(document, { childList: true, characterData: true, subtree: true });
  return said;
}
