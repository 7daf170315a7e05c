import { execFile } from 'node:child_process';
import { appendFile, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { root, tool } from './run.mjs';
import { appFolders } from './workspaces.mjs';

const runFile = promisify(execFile);

/**
 * @typedef {object} Task
 * @property {string} taskId such as `@storyloom/shell#test`
 * @property {string} hash changes with anything that the task depends on
 * @property {string} directory of its package
 * @property {Readonly<Record<string, string>>} inputs by path from its package
 * @property {readonly string[]} dependencies
 */

/**
 * What `turbo run test` would do in a folder, by task.
 *
 * @param {string} folder
 * @returns {Promise<ReadonlyMap<string, Task>>}
 */
async function plan(folder) {
  const { stdout } = await runFile(tool('turbo'), ['run', 'test', '--dry=json'], {
    cwd: folder,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 100_000_000,
  });
  /** @type {{ tasks: Task[] }} */
  const { tasks } = JSON.parse(stdout);
  return new Map(tasks.map((task) => [task.taskId, task]));
}

/** @param {string} taskId @returns {string | undefined} the package's name, if it has tests */
const testedPackage = (taskId) => ALL.find((name) => taskId === `@storyloom/${name}#test`);

const MODULES = appFolders();
const ALL = [...MODULES, 'shared', 'storyteller', 'functions', 'backend'];

/** Packages that `turbo run test` tests again after a change of a file, and no others. */
const CHANGES = /** @type {const} */ ([
  ['mfe-generator/src/remote.ts', ['mfe-generator']],
  ['shell/src/main.tsx', ['shell']],
  ['shared/src/contract/index.ts', ALL],
  ['testing/src/rows.ts', [...MODULES, 'backend']],
  ['tsconfig.base.json', ALL],
  ['supabase/migrations/20261210000000_baseline.sql', ['functions', 'backend']],
  ['mfe-dashboard/remote.json', ['shell', 'mfe-dashboard']],
  ['storyteller/server/completions.ts', ['storyteller', 'functions', 'backend']],
  ['docs/samples/alas.md', ['storyteller', 'mfe-dashboard', 'mfe-generator']],
  ['docs/attacks.md', ['backend']],
  ['docs/operate/alerts.yml', ['backend']],
  ['shell/index.html', ['shell', 'functions', 'backend']],
  ['README.md', []],
  ['mfe-generator/README.md', []],
  ['shared/README.md', []],
]);

/** @param {readonly string[]} names */
const lineOf = (names) => names.toSorted().join(', ') || 'nothing';

/** Copies all files of the repository, without installed and built ones. */
async function copyRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-turbo-'));
  const listed = await runFile('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 100_000_000,
  });
  const files = listed.stdout.split('\n').filter(Boolean);
  for (const name of new Set(files.map((file) => dirname(file)))) await mkdir(join(folder, name), { recursive: true });
  // A listed file may have been deleted without a commit.
  await Promise.all(files.map((file) => copyFile(join(root, file), join(folder, file)).catch(() => undefined)));
  return { folder, files };
}

/** A relative path out of its folder in source code; only its first part when the rest is computed. */
const CLIMBS = /['"`]((?:\.\.\/)+[\w./-]*)/g;

/**
 * Paths outside its package that a file names, without those in packages that it depends on.
 *
 * @param {string} file
 * @param {Task} task
 * @param {readonly string[]} known folders of the packages that are part of its hash
 */
async function outsideOf(file, { directory }, known) {
  const source = await readFile(join(root, file), 'utf8').catch(() => '');
  return [...source.matchAll(CLIMBS)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => !path.startsWith('..') && path.includes('/'))
    .filter((path) => ![directory, ...known].some((folder) => `${path}/`.startsWith(`${folder}/`)));
}

/**
 * Finds cases where turbo would use an outdated result from its cache, or test what did not change.
 *
 * @returns {Promise<{ problems: string[], looked: number }>} `looked`: how many paths outside their package were found
 */
export async function checkTurbo() {
  const { folder, files } = await copyRepository();
  try {
    const before = await plan(folder);
    const problems = [];
    for (const [file, expected] of CHANGES) {
      const original = await readFile(join(folder, file));
      await appendFile(join(folder, file), '\n');
      const now = await plan(folder);
      await copyFile(join(root, file), join(folder, file));
      if (!original.equals(await readFile(join(folder, file)))) throw new Error(`${file} changed while it was checked`);
      const changed = [...now.values()]
        .filter(({ taskId, hash }) => before.get(taskId)?.hash !== hash)
        .flatMap(({ taskId }) => testedPackage(taskId) ?? []);
      if (lineOf(changed) !== lineOf(expected)) {
        problems.push(`${file} changes ${lineOf(changed)}; expected: ${lineOf(expected)}`);
      }
    }
    let looked = 0;
    for (const task of before.values()) {
      if (testedPackage(task.taskId) === undefined) continue;
      const known = task.dependencies.map((id) => before.get(id)?.directory ?? id);
      const inputs = Object.keys(task.inputs).map((path) => normalize(join(task.directory, path)));
      for (const file of files.filter((name) => name.startsWith(`${task.directory}/`) && /\.[cm]?tsx?$/.test(name))) {
        for (const path of await outsideOf(file, task, known)) {
          if (!files.some((name) => name.startsWith(path))) continue;
          looked += 1;
          if (!inputs.some((input) => input.startsWith(path))) {
            problems.push(`${file} names ${path}, which is no input of ${task.taskId}`);
          }
        }
      }
    }
    return { problems, looked };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
