import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file or folder of the repository in code quotes, without those that are built. */
const QUOTED_PATH =
  /`((?:backend|bench|docs|e2e|mfe-[a-z0-9-]+|scripts|shared|shell|storyteller|supabase)\/[\w./-]+)`/g;
const BUILT = /(?:^|\/)dist(?:\/|$)/;

/** The same in a module's README, relative to the module's folder. */
const OWN_PATH = /`((?:build|engine|functions|lint|packs|posts|scripts|server|src)\/[\w./-]+)`/g;
const OWN_README = /^[\w/-]+\/README\.md$/;

/**
 * The files and folders that documents name, and those of them that are missing.
 *
 * @param {string} baseDir
 * @param {readonly string[]} documents Markdown files of `baseDir`
 */
export function checkDocPaths(baseDir, documents) {
  const named = documents.flatMap((document) => {
    const text = readFileSync(join(baseDir, document), 'utf8');
    const own = OWN_README.test(document) ? [...text.matchAll(OWN_PATH)] : [];
    return [
      ...[...text.matchAll(QUOTED_PATH)].map(([, path = '']) => ({ document, path })),
      ...own.map(([, path = '']) => ({ document, path: join(dirname(document), path) })),
    ];
  });
  const paths = named.filter(({ path }) => !BUILT.test(path));
  return { paths, missing: paths.filter(({ path }) => !existsSync(join(baseDir, path))) };
}
