type Matches = (element: Element) => boolean;

const SIMPLE = /^([a-z][a-z0-9]*|\*)?((?:\[[a-z-]+(?:="[^"]*")?\]|:not\(\[[a-z-]+(?:="[^"]*")?\]\))*)$/;
const ATTRIBUTE = /(:not\()?\[([a-z-]+)(?:="([^"]*)")?\]/g;

/** What a selector of a tag and attributes asks for; `undefined` where it asks for more. */
function simple(selector: string): Matches | undefined {
  const [found, tag = '*', attributes = ''] = SIMPLE.exec(selector) ?? [];
  if (!found) return undefined;
  const parts = [...attributes.matchAll(ATTRIBUTE)].map(([, not, name = '', value]): Matches => (element) => {
    const has = value === undefined ? element.hasAttribute(name) : element.getAttribute(name) === value;
    return has === (not === undefined);
  });
  return (element) => (tag === '*' || element.localName === tag) && parts.every((part) => part(element));
}

interface Own {
  readonly matches: typeof Element.prototype.matches;
  readonly insertRule: typeof CSSStyleSheet.prototype.insertRule;
  readonly getComputedStyle: typeof window.getComputedStyle;
}

// The document outlives this module where test files share a process.
const keeper = globalThis as { jsdomOwn?: Own };
keeper.jsdomOwn ??= {
  matches: Element.prototype.matches,
  insertRule: CSSStyleSheet.prototype.insertRule,
  getComputedStyle: window.getComputedStyle,
};
const own = keeper.jsdomOwn;

/** Attributes that the browser's own style sheet looks at, and the element's own style. */
const STYLING = ['style', 'hidden', 'type', 'open'];

/**
 * Makes queries by role quick. Without this each takes up to a second: of every element they ask a hundred selectors and
 * its style, for which jsdom walks through all rules of the page. So tests see no styles but those on elements themselves;
 * those that look at the others call {@link withStyles}.
 */
export function quickenDom(): void {
  const known = new Map<string, Matches | undefined>();
  Element.prototype.matches = function (this: Element, selector: string) {
    if (!known.has(selector)) known.set(selector, simple(selector));
    return known.get(selector)?.(this) ?? own.matches.call(this, selector);
  } as Own['matches'];
  CSSStyleSheet.prototype.insertRule = () => 0;
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    const key = JSON.stringify([element.localName, pseudo, ...STYLING.map((name) => element.getAttribute(name))]);
    const style = styles.get(key) ?? own.getComputedStyle(element, pseudo);
    styles.set(key, style);
    return style;
  };
}

/** Has all of this file's tests see what the page looks like. To be called before a component is loaded. */
export function withStyles(): void {
  CSSStyleSheet.prototype.insertRule = own.insertRule;
  window.getComputedStyle = own.getComputedStyle;
}
