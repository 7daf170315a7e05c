import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built server, for tests that start processes. */
    builtFolder: string;
    /** Is removed after the run. */
    temporaryFolder: string;
  }
}

const backendFolder = path.resolve(import.meta.dirname, '../..');
const shipped = path.join(backendFolder, 'dist');

const migrations = path.join(backendFolder, '../supabase/migrations');

/** The sources of the server and of its database image. */
const MADE_OF = [
  path.join(backendFolder, 'src'),
  path.join(backendFolder, 'vite.config.ts'),
  path.join(backendFolder, '../supabase/functions'),
  path.join(backendFolder, '../supabase/seed.sql'),
  ...['engine', 'packs', 'server'].map((name) => path.join(backendFolder, '../storyteller', name)),
  path.join(backendFolder, '../shared/src'),
  migrations,
];

/** The time of the newest file at a place, without tests and their support. */
function newestIn(place: string): number {
  if (/\.test\.tsx?$|\/testing$/.test(place)) return 0;
  const about = statSync(place);
  if (!about.isDirectory()) return about.mtimeMs;
  return Math.max(0, ...readdirSync(place).map((name) => newestIn(path.join(place, name))));
}

/** Whether the last build is newer than its sources, as it is in `npm test`. */
function isBuilt(): boolean {
  // The image with the demo community is made last; the other image keeps the times of its archive.
  const results = ['main.js', 'database-demo/PG_VERSION'].map((name) => path.join(shipped, name));
  if (!results.every((result) => existsSync(result))) return false;
  const oldest = Math.min(...results.map((result) => statSync(result).mtimeMs));
  const known = readdirSync(path.join(shipped, 'migrations'));
  return known.join() === readdirSync(migrations).join() && MADE_OF.every((place) => newestIn(place) < oldest);
}

/** The server and its database image, built once for the whole run; every test file copies the image. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const temporaryFolder = await mkdtemp(path.join(tmpdir(), 'storyloom-tests-'));
  project.provide('temporaryFolder', temporaryFolder);
  const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  if (isBuilt()) {
    project.provide('builtFolder', shipped);
    return () => remove(temporaryFolder);
  }
  const builtFolder = path.join(backendFolder, `node_modules/.storyloom-test-${process.pid}`);
  await build({
    root: backendFolder,
    configFile: path.join(backendFolder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: builtFolder, emptyOutDir: true, sourcemap: false },
  });
  await promisify(execFile)(process.execPath, ['--liftoff-only', path.join(builtFolder, 'prepare-database.js')]);
  project.provide('builtFolder', builtFolder);
  return async () => {
    await remove(temporaryFolder);
    await remove(builtFolder);
  };
}
