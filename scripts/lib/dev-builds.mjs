import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modulePort } from '@storyloom/build/dev-servers';
import { preview } from 'vite';
import { root, run, tool } from './run.mjs';
import { SetupError, step } from './setup.mjs';

/** @typedef {import('./workspaces.mjs').Descriptor} Descriptor */

/** @param {Descriptor} descriptor */
const folderOf = ({ id }) => join(root, `mfe-${id}`);

/**
 * Builds the modules that have no build yet.
 *
 * @param {readonly Descriptor[]} modules
 * @throws {SetupError} with the output of the build
 */
async function buildMissing(modules) {
  const missing = modules.filter((module) => !existsSync(join(folderOf(module), 'dist/mf-manifest.json')));
  if (missing.length === 0) return;
  await step(`Building ${missing.map(({ id }) => id).join(', ')}`, async () => {
    const filters = missing.map(({ id }) => `--filter=@storyloom/mfe-${id}`);
    const { code, output } = await run(tool('turbo'), ['run', 'build', ...filters], { quiet: true });
    if (code !== 0) throw new SetupError(`The build failed:\n\n${output}`);
  });
}

/**
 * Serves the last build of each module where its development server would be, until this process ends.
 *
 * @param {readonly Descriptor[]} modules
 */
export async function serveBuilds(modules) {
  await buildMissing(modules);
  await Promise.all(
    modules.map((module) =>
      preview({
        root: folderOf(module),
        configFile: false,
        logLevel: 'warn',
        // An address without a file is a 404, and not the page of a site.
        appType: 'custom',
        preview: { port: modulePort(module), strictPort: true, host: '127.0.0.1', cors: true },
      }),
    ),
  );
}
