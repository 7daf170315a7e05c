/** For links of the site: a link to the current page scrolls to its top, as in browsers. */
export function toTopOf(to: string, pathname: string): (() => void) | undefined {
  return to === pathname ? () => window.scrollTo({ top: 0, behavior: 'instant' }) : undefined;
}
