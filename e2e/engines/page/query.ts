/** A word, or a pattern as it can be carried into a page. */
type Words = string | { readonly pattern: string; readonly flags: string };

/** What is looked for, as a person would say it; only what is shown and not hidden from assistive technology is found. */
export type Query = {
  readonly within?: Query | undefined;
  /** The first of several; otherwise there has to be one only, where one is asked for. */
  readonly first?: boolean;
} & (
  | { readonly role: string; readonly name?: Words | undefined }
  | { readonly label: Words }
  | { readonly text: Words }
  | { readonly selector: string }
);

const carried = (words: string | RegExp): Words =>
  typeof words === 'string' ? words : { pattern: words.source, flags: words.flags };

/** By role and, where one is given, the whole accessible name. */
export const by = (role: string, name?: string | RegExp, within?: Query): Query => ({
  role,
  name: name === undefined ? undefined : carried(name),
  within,
});

export const byLabel = (label: string | RegExp, within?: Query): Query => ({ label: carried(label), within });
export const byText = (text: string | RegExp, within?: Query): Query => ({ text: carried(text), within });
/** For what has no name of its own. */
export const bySelector = (selector: string, within?: Query): Query => ({ selector, within });
export const first = (query: Query): Query => ({ ...query, first: true });
