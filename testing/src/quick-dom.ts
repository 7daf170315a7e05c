type Matches = (element: Element) => boolean;

const SIMPLE = /^([a-z][a-z0-9]*|\*)?((?:\[[a-z-]+(?:="[^"]*")?\]|:not\(\[[a-z-]+(?:="[^"]*")?\]\))*)$/;
const ATTRIBUTE = /(:not\()?\[([a-z-]+)(?:="([^"]*)")?\]/g;

/** A matcher for a selector of one tag and attributes; `undefined` for any other selector. */
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
const keeper = globalThis as { jsdomOwn?: Own; defaultStyles?: Map<string, CSSStyleDeclaration> };
keeper.jsdomOwn ??= {
  matches: Element.prototype.matches,
  insertRule: CSSStyleSheet.prototype.insertRule,
  getComputedStyle: window.getComputedStyle,
};
const own = keeper.jsdomOwn;
const defaultStyles = (keeper.defaultStyles ??= new Map());

const hasRules = () => [...document.styleSheets].some(({ cssRules }) => cssRules.length > 0);

/** The attributes that the browser's default style sheet uses, and inline style. */
const STYLING = ['style', 'hidden', 'type', 'open'];

/**
 * Makes queries by role fast. Without this each takes up to a second: for every element they match a hundred selectors and
 * compute its style, for which jsdom evaluates all rules of the page. Tests therefore see inline styles only; tests of
 * other styles call {@link withStyles}.
 */
export function quickenDom(): void {
  const known = new Map<string, Matches | undefined>();
  Element.prototype.matches = function (this: Element, selector: string) {
    if (!known.has(selector)) known.set(selector, simple(selector));
    return known.get(selector)?.(this) ?? own.matches.call(this, selector);
  } as Own['matches'];
  CSSStyleSheet.prototype.insertRule = () => 0;
  const styles = new Map<string, CSSStyleDeclaration>();
  // A file whose page has rules of its own leaves no style for later files.
  window.getComputedStyle = (element, pseudo) => {
    const key = JSON.stringify([element.localName, pseudo, ...STYLING.map((name) => element.getAttribute(name))]);
    const cached = styles.get(key) ?? defaultStyles.get(key);
    if (cached) return cached;
    const style = own.getComputedStyle(element, pseudo);
    (hasRules() ? styles : defaultStyles).set(key, style);
    return style;
  };
}

/** Applies the page's styles in all tests of a file. Call it before a component is loaded. */
export function withStyles(): void {
  CSSStyleSheet.prototype.insertRule = own.insertRule;
  window.getComputedStyle = own.getComputedStyle;
}
