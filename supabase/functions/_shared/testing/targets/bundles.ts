import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PACKAGE = fileURLToPath(new URL('../../../../', import.meta.url));
const require = createRequire(import.meta.url);

/** The bundles for hosting, built now, so that they are never older than their sources. */
export interface Bundles {
  readonly pathOf: (name: string) => string;
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Runs the package's build into a folder of this test. */
export async function buildBundles(): Promise<Bundles> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-functions-'));
  const vite = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const env = { ...process.env, STORYLOOM_FUNCTIONS_OUT: folder, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--app'], { cwd: PACKAGE, env });
  return {
    folder,
    pathOf: (name) => path.join(folder, name, 'index.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The program of the npm package `deno`, as the package names it; it differs between systems. */
export async function denoProgram(): Promise<string> {
  const installation: unknown = await import('deno/install_api.cjs');
  return (installation as { default: { runInstall(): string } }).default.runInstall();
}
