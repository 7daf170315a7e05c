import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { matchPattern, parseReleaseMap, type ReleaseMap, SHELL_PATTERNS } from '@storyloom/shared/contract';
import { fileTag } from './caching.ts';
import { statFile } from './find-file.ts';

/** The form of ids of `newId` and the database. */
export const RANDOM_UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether an id could be that of a story. It must not reveal whether there is one (docs/security.md). */
const couldBeOurs = ({ storyId }: Readonly<Record<string, string>>): boolean =>
  storyId === undefined || RANDOM_UUID.test(storyId);

function isKnown({ remotes }: ReleaseMap, pathname: string): boolean {
  if (SHELL_PATTERNS.some((pattern) => matchPattern(pattern, pathname))) return true;
  return remotes.some(({ routes, prerendered = [] }) =>
    routes.some((pattern) => {
      const parameters = matchPattern(pattern, pathname);
      return parameters !== undefined && !prerendered.includes(pattern) && couldBeOurs(parameters);
    }),
  );
}

/**
 * Finds out which paths without a file have a page, by the release map in the site's folder. The map may be replaced while the
 * server runs; without a readable map, every path counts as a page.
 *
 * @returns a check of a decoded path, such as `/generators/fantasy`
 */
export function knownPages(folder: string): (pathname: string) => Promise<boolean> {
  let known: { readonly tag: string; readonly map: ReleaseMap | undefined } | undefined;

  async function releases(): Promise<ReleaseMap | undefined> {
    const found = await statFile(path.join(folder, 'remotes.json'));
    if (!found) return undefined;
    const tag = fileTag(found.stats);
    if (known?.tag !== tag) known = { tag, map: parseReleaseMap(await readFile(found.file, 'utf8').catch(() => '')) };
    return known.map;
  }

  return async (pathname) => {
    const map = await releases();
    return map === undefined || isKnown(map, pathname);
  };
}
