import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** `*` at the end stands for anything, `:name` for one segment. */
function matches(rule: string, pathname: string): boolean {
  const source = rule
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\*$/, '.*')
    .replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${source}$`).test(pathname);
}

/**
 * Answers from a folder as Netlify's documentation says: a redirect that is forced, a file, the first redirect that matches,
 * then `404.html`; every rule of `_headers` that matches the address adds its headers.
 */
export function createNetlify(folder: string) {
  const lines = (name: string): string[] => readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean);
  const redirects = lines('_redirects').map((line) => line.split(' ') as [string, string, string]);
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of lines('_headers')) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line, headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }

  async function fileOf(pathname: string): Promise<string | undefined> {
    for (const name of [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')]) {
      const file = path.join(folder, name);
      if ((await stat(file).catch(() => undefined))?.isFile()) return file;
    }
    return undefined;
  }

  /** Every header has the values that all rules give it. */
  return async (pathname: string) => {
    const headers: Record<string, string[]> = {};
    for (const rule of rules.filter((known) => matches(known.path, pathname))) {
      for (const [name, value] of rule.headers) (headers[name] ??= []).push(value);
    }
    const found = await fileOf(pathname);
    const redirect = redirects.find(([from, , status]) => (status.endsWith('!') || !found) && matches(from, pathname));
    if (redirect?.[2].startsWith('301')) return { status: 301, body: '', headers: { location: [redirect[1]] } };
    const file = redirect ? path.join(folder, redirect[1]) : (found ?? path.join(folder, '404.html'));
    return { status: redirect || found ? 200 : 404, body: await readFile(file, 'utf8'), headers };
  };
}
