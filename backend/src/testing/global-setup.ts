import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server as it is shipped, for tests that start processes. */
    builtFolder: string;
  }
}

const backendFolder = path.resolve(import.meta.dirname, '../..');
const shipped = path.join(backendFolder, 'dist');

/** What the server and its database image are made of. */
const MADE_OF = [
  'src',
  'vite.config.ts',
  '../supabase/functions',
  '../supabase/migrations',
  '../supabase/seed.sql',
  '../shared/src',
];

const namesIn = (folder: string): readonly string[] => readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));

function newestIn(place: string): number {
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...namesIn(place).map((name) => newestIn(path.join(place, name))));
}

/** Whether what was built last is newer than all that it is made of, as it is in `npm test`. */
function isBuilt(): boolean {
  const last = path.join(shipped, 'database-demo/PG_VERSION');
  const made = MADE_OF.map((place) => newestIn(path.join(backendFolder, place)));
  return (
    existsSync(last) &&
    Math.max(...made) < Math.min(statSync(last).mtimeMs, statSync(path.join(shipped, 'main.js')).mtimeMs)
  );
}

/** The server and its database image, built once for the whole run; every test file copies the image. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (isBuilt()) {
    project.provide('builtFolder', shipped);
    return async () => {};
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
  return () => rm(builtFolder, { recursive: true, force: true });
}
