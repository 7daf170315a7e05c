const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Optional segments and wildcards match everything below them. */
const OPEN_END = /\/[^/]*[*?](?:\/[^]*)?$/;

/**
 * A pattern of the router as the text of a regular expression, to be used without regard to case, and the names of its groups.
 *
 * @param segments text of a regular expression, without groups, for the values of a parameter; others take one segment
 */
export function patternSource(
  pattern: string,
  segments: Readonly<Record<string, string>> = {},
): { readonly source: string; readonly names: readonly string[] } {
  const closed = pattern.replace(OPEN_END, '');
  const rest = closed === pattern ? '/*' : '(?:/.*)?';
  const names: string[] = [];
  const source = closed
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return escaped(segment);
      const name = segment.slice(1);
      names.push(name);
      return `(${segments[name] ?? '[^/]+'})`;
    })
    .join('/');
  return { source: `^${source}${rest}$`, names };
}

/**
 * The parameters of an address under a pattern of the router, or `undefined` if the pattern does not match. It follows
 * the router's own rules (case and trailing slashes are ignored), for code without a router.
 *
 * @param pathname decoded, such as `/blog/world-building`
 */
export function matchPattern(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const { source, names } = patternSource(pattern);
  const found = new RegExp(source, 'i').exec(pathname);
  return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined;
}
