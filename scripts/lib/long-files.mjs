import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Most lines of a file that is not data. */
export const MAX_LINES = 200;

const SOURCE = /\.(?:[cm]?[jt]sx?|sql)$/;
/** Words, texts, colours, generated types, and the database's description, which has one file per noun. */
const DATA =
  /\/packs\/|\/strings\.ts$|^supabase\/(?:schemas|migrations|seed\.sql)|\/database\.types\.ts$|\/palette\.ts$|\/faq\.ts$/;

/**
 * Source files under version control, data aside, that have too many lines.
 *
 * @param {string} root of the repository
 * @param {number} [max] lines
 * @returns {readonly { file: string, lines: number }[]}
 */
export function findLongFiles(root, max = MAX_LINES) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return files
    .toString()
    .split('\0')
    .filter((file) => SOURCE.test(file) && !DATA.test(file) && existsSync(join(root, file)))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
      return lines > max ? [{ file, lines }] : [];
    });
}
