/** A text, or a pattern in a form that can be sent to the page. */
type Words = string | { readonly pattern: string; readonly flags: string };

/** What to look for, by role and name. Finds only elements that are shown and not hidden from assistive technology. */
export type Query = {
  readonly within?: Query | undefined;
  /** Takes the first match; otherwise a query for one element must have exactly one match. */
  readonly first?: boolean;
} & (
  | { readonly role: string; readonly name?: Words | undefined }
  | { readonly label: Words }
  | { readonly text: Words }
  | { readonly selector: string }
);

const carried = (words: string | RegExp): Words =>
  typeof words === 'string' ? words : { pattern: words.source, flags: words.flags };

/** By role and, where given, the whole accessible name. */
export const by = (role: string, name?: string | RegExp, within?: Query): Query => ({
  role,
  name: name === undefined ? undefined : carried(name),
  within,
});

export const byLabel = (label: string | RegExp, within?: Query): Query => ({ label: carried(label), within });
export const byText = (text: string | RegExp, within?: Query): Query => ({ text: carried(text), within });
/** For elements without an accessible name. */
export const bySelector = (selector: string, within?: Query): Query => ({ selector, within });
export const first = (query: Query): Query => ({ ...query, first: true });
