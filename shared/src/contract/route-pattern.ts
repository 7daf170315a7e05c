const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Optional segments and wildcards: everything below their place counts as matched. */
const OPEN_END = /\/[^/]*[*?](?:\/.*)?$/;

/**
 * The parameters of an address under a pattern of the router, or `undefined` where the pattern does not match. It follows
 * the router's own rules (letters of either case, slashes at the end do not count) for whatever has no router at hand.
 *
 * @param pathname decoded, such as `/blog/world-building`
 */
export function matchPattern(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const closed = pattern.replace(OPEN_END, '');
  const rest = closed === pattern ? '/*' : '(?:/.*)?';
  const names: string[] = [];
  const source = closed
    .replace(/\/+$/, '')
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return escaped(segment);
      names.push(segment.slice(1));
      return '([^/]+)';
    })
    .join('/');
  const found = new RegExp(`^${source}${rest}$`, 'i').exec(pathname);
  return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined;
}
