import { execFile } from 'node:child_process';
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
const builtFolder = path.join(backendFolder, `node_modules/.storyloom-test-${process.pid}`);

/** Builds the server and its database image once; every test file copies the image. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build({
    root: backendFolder,
    configFile: path.join(backendFolder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: builtFolder, emptyOutDir: true, sourcemap: false },
  });
  await promisify(execFile)(process.execPath, [path.join(builtFolder, 'prepare-database.js')]);
  project.provide('builtFolder', builtFolder);
  return () => rm(builtFolder, { recursive: true, force: true });
}
