import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.(?:[cm]?[jt]sx?|md|sql)$/;
/** Files that are built or installed, texts of stories, and records of the past. */
const EXEMPT =
  /(?:^|\/)(?:node_modules|dist|coverage|packs|posts|samples|decisions|fixtures|\..*)\/|(?:^|\/)(?:glossary|CHANGELOG)\.md$/;

/**
 * The names in the first column of the glossary's last table.
 *
 * @param {string} glossary its Markdown
 */
export function retiredNames(glossary) {
  const [, table = ''] = glossary.split('## Retired names');
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
}

/**
 * Finds uses of retired names.
 *
 * @param {string} baseDir
 * @param {readonly string[]} folders of `baseDir`; the documents beside them are read, too
 * @param {readonly string[]} names
 * @returns {{ files: number, uses: { file: string, line: number, name: string }[] }} how many files were read, and what
 *   was found
 */
export function findRetiredNames(baseDir, folders, names) {
  const pattern = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g');
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(baseDir, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const files = [...readdirSync(baseDir), ...inFolders].filter((name) => SOURCE.test(name) && !EXEMPT.test(name));
  const uses = files.flatMap((file) =>
    readFileSync(join(baseDir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => [...text.matchAll(pattern)].map(([name]) => ({ file, line: index + 1, name }))),
  );
  return { files: files.length, uses };
}
