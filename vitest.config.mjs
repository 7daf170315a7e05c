import { noteSaved, TestOrder } from '@storyloom/testing/test-order';
import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { defineConfig } from 'vitest/config';
import { testedModules } from './scripts/lib/modules.mjs';
import { root } from './scripts/lib/run.mjs';

/**
 * A module's own configuration as projects of the whole repository, named after its folder.
 *
 * @param {string} folder
 * @returns {Promise<import('vitest/config').TestProjectInlineConfiguration[]>}
 */
async function projectsOf(folder) {
  const file = join(root, folder, 'vitest.config.ts');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, file);
  const { test = {}, ...config } = /** @type {import('vitest/config').ViteUserConfig} */ (loaded?.config ?? {});
  const { projects = [{}], ...common } = test;
  return projects.map((project) => {
    const own = (typeof project === 'object' && 'test' in project && project.test) || {};
    const name = own.name ? `${folder} ${own.name}` : folder;
    const filesOf = (/** @type {'globalSetup' | 'setupFiles'} */ kind) =>
      [common[kind] ?? [], own[kind] ?? []]
        .flat()
        .map((path) => (path.startsWith('@') ? path : join(root, folder, path)));
    // Vitest runs projects beside each other only if all have as many processes at most.
    const { maxWorkers: _alone, ...settings } = { ...common, ...own };
    return {
      ...config,
      root: join(root, folder),
      test: { ...settings, name, globalSetup: filesOf('globalSetup'), setupFiles: filesOf('setupFiles') },
    };
  });
}

/** The tests of all modules at once, for `npm run test:watch` and `npm run test:changed`. */
export default defineConfig(async () => ({
  plugins: [noteSaved()],
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: TestOrder },
    projects: (await Promise.all(testedModules.map(projectsOf))).flat(),
  },
}));
