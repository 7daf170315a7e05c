import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Readme {
  /** The module's folder, in which README.md is. */
  readonly module: string;
  /** Folders that files are named from, the nearest first; after them comes the root of the repository. */
  readonly folders: readonly string[];
  /** What the specification says about the module's screens, to the letter, by section. */
  readonly specified: Readonly<Record<string, readonly string[]>>;
  /** Fewest rows of the table. */
  readonly rows: number;
  /** Places of a string that the specification leaves open, and a test gives values to. */
  readonly open: RegExp;
}

/** The tests of a module's README: its table of specification and tests leaves nothing out, and names what is there. */
export function describeReadme({ module, folders, specified, rows: fewest, open }: Readme): void {
  const readme = readFileSync(resolve(module, 'README.md'), 'utf8');

  /** The rows of the table: section, what it says, and tests as `file › name`. */
  const rows = readme
    .slice(readme.indexOf('## Specification and tests'))
    .split('\n')
    .filter((line) => /^\| (?:\d|Beyond)/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  const named = [...new Set(rows.flatMap(([, , tests = '']) => tests.split('<br>')))];

  const fileOf = (name: string): string =>
    folders.map((folder) => resolve(folder, name)).find(existsSync) ?? resolve(module, '..', name);

  describe('the table of specification and tests', () => {
    it('has a place, a statement and a test in each row', () => {
      expect(rows.length).toBeGreaterThanOrEqual(fewest);
      expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === ''))).toEqual([]);
    });

    it.each(named)('names a test that is there: %s', (test) => {
      const [file = '', name = ''] = test.split(' › ');
      const source = readFileSync(fileOf(file), 'utf8');
      expect(name).not.toBe('');
      // As a whole string of the file, so that a title that was changed is not taken for the old one.
      expect([`'${name}'`, `\`${name}\``].some((title) => source.includes(title))).toBe(true);
    });

    it.each(Object.entries(specified))('leaves out no string of section %s', (section, strings) => {
      const statements = rows.filter(([place]) => place === section).map(([, statement]) => statement);
      const missing = strings.filter((text) => !statements.some((statement) => statement?.includes(`“${text}”`)));
      expect(missing).toEqual([]);
    });
  });

  describe('a string in the table', () => {
    /** Without those that another one stands for. */
    const said = rows.flatMap(([, statement = '', tests = '']) =>
      [...statement.matchAll(/“([^”]+)”(?! \(not said\))/g)].map(([, text = '']) => [text, tests] as const),
    );
    it.each(said)('stands in the test that is named for it: “%s”', (text, tests) => {
      const sources = tests.split('<br>').map((test) => readFileSync(fileOf(test.split(' › ')[0] ?? ''), 'utf8'));
      expect(text.split(open).filter((part) => !sources.some((source) => source.includes(part)))).toEqual([]);
    });
  });

  describe('the files that the readme names in its text', () => {
    it.each([...new Set(readme.match(/(?<=`)[\w./-]+\.(?:test|spec)\.tsx?(?=`)/g))])('%s is there', (name) => {
      expect([resolve(module, name), fileOf(name)].some(existsSync)).toBe(true);
    });
  });
}
