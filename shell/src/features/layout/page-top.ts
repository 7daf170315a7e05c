/** For the links of the site's pages: one that leads to the page that is shown leads to its top, as browsers do it. */
export function toTopOf(to: string, pathname: string): (() => void) | undefined {
  return to === pathname ? () => window.scrollTo({ top: 0, behavior: 'instant' }) : undefined;
}
