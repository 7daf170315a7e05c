import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseMap, type ReleaseMap } from '@storyloom/shared/contract';
import { fileTag } from '../site/caching.ts';
import { statFile } from '../site/find-file.ts';

/** Reads the release map in the site's folder, which may be replaced while the server runs; `undefined` without a readable one. */
export function releaseFile(siteFolder: string): () => Promise<ReleaseMap | undefined> {
  let known: { readonly tag: string; readonly map: ReleaseMap | undefined } | undefined;
  return async () => {
    const found = await statFile(path.join(siteFolder, 'remotes.json'));
    if (!found) return undefined;
    const tag = fileTag(found.stats);
    if (known?.tag !== tag) known = { tag, map: parseReleaseMap(await readFile(found.file, 'utf8').catch(() => '')) };
    return known.map;
  };
}
