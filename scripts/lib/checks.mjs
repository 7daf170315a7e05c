import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDependencies } from './dependency-rules.mjs';
import { checkDocPaths } from './doc-paths.mjs';
import { linearPatterns, plantedPatterns } from './patterns/linear-patterns.mjs';
import { findRetiredNames, retiredNames } from './retired-names.mjs';
import { root, run, tool } from './run.mjs';
import { checkStyleLiterals } from './style-literals.mjs';
import { checkTypes, typeCheck } from './types.mjs';
import { appFolders, workspaceFolders } from './workspaces.mjs';

/** @typedef {{ name: string, run: () => Promise<{ ok: boolean, output: string }> }} Check */

/** @param {string} name @param {string} program @param {readonly string[]} args @returns {Check} */
function command(name, program, args) {
  return {
    name,
    async run() {
      const { code, output } = await run(tool(program), args, { quiet: true });
      return { ok: code === 0, output };
    },
  };
}

const workspaces = workspaceFolders();

/** What `npm run new` makes a module from. */
const TEMPLATE = 'scripts/templates/module';

/** Checks the dependency rules, and that the checker reads all modules. @type {Check} */
const dependencies = {
  name: 'dependency rules',
  async run() {
    const { modules, violations } = await checkDependencies(root, workspaces);
    const lines = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
    return { ok: modules > 100 && violations.length === 0, output: [`${modules} modules`, ...lines].join('\n') };
  },
};

/** The violations planted in the fixture; a checker that reads no files would report none. */
const PLANTED = [
  'apps-share-only-shared',
  'features-do-not-meet',
  'only-tests-import-testing',
  'packages-by-name-only',
];

/** @type {Check} */
const plantedViolation = {
  name: 'dependency rules catch a planted violation',
  async run() {
    const fixture = join(root, 'scripts/fixtures/dependency-violation');
    const { violations } = await checkDependencies(fixture, ['mfe-one', 'mfe-two']);
    const missed = PLANTED.filter((rule) => !violations.some((violation) => violation.rule === rule));
    return { ok: missed.length === 0, output: missed.map((rule) => `not caught: ${rule}`).join('\n') };
  },
};

/** Styles use the tokens of the theme, not literals. @type {Check} */
const styleLiterals = {
  name: 'no style literals outside the theme',
  async run() {
    const { sheets, literals } = checkStyleLiterals(root, [
      'shared/src',
      'shared/gallery',
      ...appFolders().map((name) => join(name, 'src')),
      join(TEMPLATE, 'src'),
    ]);
    const lines = literals.map(({ file, line, kind, text }) => `${file}:${line} ${kind}: ${text}`);
    return { ok: sheets > 100 && literals.length === 0, output: [`${sheets} style sheets`, ...lines].join('\n') };
  },
};

/** The fixture has one violation of each kind, marked at the end of its line; exactly these must be found. @type {Check} */
const plantedStyleLiterals = {
  name: 'style literals: planted ones are found, sound lines are not',
  async run() {
    const name = 'style-literals/planted.tsx';
    const lines = readFileSync(join(root, 'scripts/fixtures', name), 'utf8').split('\n');
    const planted = lines.flatMap((line, index) => {
      const kind = /violates: (\w+)/.exec(line)?.[1];
      return kind === undefined ? [] : [`${index + 1} ${kind}`];
    });
    const { literals } = checkStyleLiterals(join(root, 'scripts/fixtures'), ['style-literals']);
    const found = literals.map(({ line, kind }) => `${line} ${kind}`);
    const missed = planted.filter((place) => !found.includes(place)).map((place) => `not found: ${name}:${place}`);
    const wrong = found.filter((place) => !planted.includes(place)).map((place) => `found in vain: ${name}:${place}`);
    return { ok: planted.length === 6 && missed.length + wrong.length === 0, output: [...missed, ...wrong].join('\n') };
  },
};

/** Files and folders that documents name must exist. @type {Check} */
const documents = {
  name: 'documents name files that exist',
  async run() {
    const files = [
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      ...workspaces.map((name) => join(name, 'README.md')).filter((name) => existsSync(join(root, name))),
      join(TEMPLATE, 'README.md'),
      ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => join('docs', name)),
    ];
    const { paths, missing } = checkDocPaths(root, files);
    const lines = missing.map(({ document, path }) => `${document}: ${path}`);
    return { ok: paths.length > 40 && missing.length === 0, output: [`${paths.length} files`, ...lines].join('\n') };
  },
};

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');

/** @type {Check} */
const names = {
  name: 'no names that the glossary has retired',
  async run() {
    const retired = retiredNames(glossary);
    const { files, uses } = findRetiredNames(root, [...workspaces, 'docs', 'scripts'], retired);
    const lines = uses.map(({ file, line, name }) => `${file}:${line} ${name}`);
    return {
      ok: retired.length > 0 && files > 1000 && lines.length === 0,
      output: [`${files} files`, ...lines].join('\n'),
    };
  },
};

/** The checks that need neither a build nor a browser. @type {readonly Check[]} */
export const checks = [
  command('formatting', 'oxfmt', ['--check']),
  command('lint', 'oxlint', ['--deny-warnings']),
  dependencies,
  plantedViolation,
  styleLiterals,
  plantedStyleLiterals,
  linearPatterns,
  plantedPatterns,
  documents,
  names,
  command('dead code', 'knip', ['--no-progress']),
  { name: 'types', run: () => checkTypes([...workspaces, 'scripts']) },
];

/**
 * The checks of one module's own files, for the moment before a commit.
 *
 * @param {string} folder of the module
 * @returns {readonly Check[]}
 */
export const checksOf = (folder) => [
  command('formatting', 'oxfmt', ['--check', folder]),
  command('lint', 'oxlint', ['--deny-warnings', folder]),
  command('types', 'tsc', typeCheck(folder)),
];

/**
 * The files of `supabase/schemas` and the types of rows match the database. These are tests of the backend, which `npm test`
 * runs with the others.
 *
 * @type {Check}
 */
export const databaseDescriptions = {
  name: 'schemas and types are those of the database',
  async run() {
    const files = ['src/database/schemas.test.ts', 'src/database/database-types.test.ts'];
    const { code, output } = await run(tool('vitest'), ['run', ...files], { quiet: true, cwd: join(root, 'backend') });
    return { ok: code === 0, output };
  },
};
