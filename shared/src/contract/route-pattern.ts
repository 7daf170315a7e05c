const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Optional segments and wildcards match everything below them. */
const OPEN_END = /\/[^/]*[*?](?:\/.*)?$/;

/**
 * The parameters of an address under a pattern of the router, or `undefined` if the pattern does not match. It follows
 * the router's own rules (case and trailing slashes are ignored), for code without a router.
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
