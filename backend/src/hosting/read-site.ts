import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseMap, SHELL_PATTERNS } from '@storyloom/shared/contract';
import { preparePage } from '../site/page.ts';
import { withoutPolicy } from './page-policy.ts';

/** Paths of the files of a site that servers send, such as `/assets/main-abcdef12.js`: no name begins with a dot. */
export async function pathsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`)
    .filter((file) => !file.includes('/.'))
    .toSorted();
}

/**
 * The patterns of the pages without a file, from the release map in the site's folder.
 *
 * @throws when there is no release map
 */
export async function patternsOf(folder: string): Promise<readonly string[]> {
  const map = parseReleaseMap(await readFile(path.join(folder, 'remotes.json'), 'utf8').catch(() => ''));
  if (!map) throw new Error(`${folder} has no release map: run \`npm run assemble\` again.`);
  const pages = map.remotes.flatMap(({ routes, prerendered = [] }) =>
    routes.filter((pattern) => !prerendered.includes(pattern)),
  );
  return [...new Set([...SHELL_PATTERNS, ...pages])];
}

/**
 * Writes the configuration into every page, which the local server does at each request.
 *
 * @param files paths of the site's files
 * @param dataOrigin of the data, when that is not the site's own
 * @returns the content security policy of each page, by its path
 */
export async function fillPages(
  folder: string,
  files: readonly string[],
  configuration: object,
  dataOrigin?: string,
): Promise<ReadonlyMap<string, string>> {
  const policies = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const target = path.join(folder, file);
    // A page that was filled before is as good as one that was not.
    const page = withoutPolicy((await readFile(target, 'utf8')).replace(/<html data-demo\b/, '<html'));
    const { html, contentSecurityPolicy } = preparePage(page, configuration);
    await writeFile(target, html);
    const own = "connect-src 'self'";
    policies.set(file, contentSecurityPolicy.replace(own, dataOrigin ? `${own} ${dataOrigin}` : own));
  }
  return policies;
}
