import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elapsed, root, run } from './run.mjs';
import { workspaceFolders } from './workspaces.mjs';

/** @type {[number, number]} */
const MIN_NODE = [20, 19];

/** A failure whose message tells the user at the terminal what to do. */
export class SetupError extends Error {}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  throw new SetupError(`Storyloom needs Node ${MIN_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, link?: boolean, resolved?: string }>} */
const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * True when node_modules has the packages of the lock file: npm keeps a record of what it installed, and their folders must be there.
 * Links of modules that this checkout does not have lead nowhere.
 */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, record))) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, link, resolved = '' }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      (link
        ? existsSync(join(root, path)) || !existsSync(join(root, resolved))
        : installed[path]?.version === version && existsSync(join(root, path))),
  );
}

/** Installs the packages of the lock file, or of some of its workspaces. @param {readonly string[]} [workspaces] */
async function installPackages(workspaces = []) {
  const chosen =
    workspaces.length > 0 ? ['--include-workspace-root', ...workspaces.flatMap((name) => ['-w', name])] : [];
  await step('Installing packages', async () => {
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', ...chosen], { quiet: true });
    if (code !== 0) {
      throw new SetupError(`npm ci failed. Check the connection to your npm registry, then try again.\n\n${output}`);
    }
  });
}

/** Installs the packages of the lock file, unless they are installed already. */
export async function install() {
  if (!isInstalled()) await installPackages();
}

/** After an installation for `npm start` alone: the hash of the lock file that it followed. Every `npm ci` removes it. */
const START_RECORD = join(root, 'node_modules/.storyloom-start');

/** Workspaces that only test and measure the product; their browsers and tools are half of what a whole installation writes. */
const TESTING = ['e2e', 'bench'];

/** Installs what `npm start` needs, unless it is installed already: a first start is a third shorter than with the tools for tests. */
export async function installForStart() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(START_RECORD) && readFileSync(START_RECORD, 'utf8') === lock) return;
  if (isInstalled()) return;
  await installPackages(workspaceFolders().filter((name) => !TESTING.includes(name)));
  writeFileSync(START_RECORD, lock);
}

const TICK_MS = 5_000;

/**
 * Runs one step, and prints its name and how long it took; a long one prints a note meanwhile.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const started = performance.now();
  console.log(`• ${label} …`);
  const ticker = setInterval(() => console.log(`  … still ${label.toLowerCase()} (${elapsed(started)})`), TICK_MS);
  try {
    const result = await work();
    console.log(`✓ ${label} (${elapsed(started)})`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}

/** Reports a failed set-up and ends the process. @param {unknown} error */
export function fail(error) {
  console.error(`\n✗ ${error instanceof SetupError ? error.message : error instanceof Error ? error.stack : error}`);
  process.exit(1);
}
