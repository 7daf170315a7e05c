import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const backend = join(import.meta.dirname, '../../backend');

/** Modules of the backend that run Lite on a database; `lite-alone.mjs` uses them without the rest. */
const LITE_MODULES = ['data-folder', 'lite-app', 'secrets'];

/**
 * Builds the server as it is shipped, with its database image, and the modules for Lite alone beside it.
 *
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function buildServer() {
  // Inside the backend, where the built files find their packages.
  const folder = join(backend, `node_modules/.storyloom-bench-${process.pid}`);
  const entries = ['main', 'prepare-database', ...LITE_MODULES];
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await build({
      root: backend,
      configFile: join(backend, 'vite.config.ts'),
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { input: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])) },
      },
    });
    await promisify(execFile)(process.execPath, [join(folder, 'prepare-database.js')]);
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
