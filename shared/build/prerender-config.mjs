// The builds of modules that run in Node, to prerender their pages.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { experimental, oxc } from './compiler.mjs';
import { facade } from './facade-plugin.mjs';
import { givenLibraries, hostParts, inlineScripts } from './prerender-plugins.mjs';
import { SHARED_PARTS } from './shares.mjs';
import { styleNames } from './style-names-plugin.mjs';

/**
 * The build of a module for prerendering in Node: in `dist/prerender/`, which the assembly reads and does not publish.
 *
 * @param {string} root
 * @param {Readonly<Record<string, string>>} input
 * @param {readonly import('vite').Plugin[]} plugins
 * @returns {import('vite').UserConfig}
 */
function prerenderConfig(root, input, plugins) {
  return {
    root,
    oxc,
    plugins: [...plugins, facade(), react(), styleNames(join(root, '..')), givenLibraries()],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist/prerender',
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        experimental,
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  };
}

/**
 * The shell's build for prerendering, and the parts of `shared` that remotes use from it.
 *
 * @param {string} root folder of the shell
 * @returns {import('vite').UserConfig}
 */
export function shellPrerenderConfig(root) {
  const parts = SHARED_PARTS.map((name) => [name.replace('@storyloom/shared/', 'shared-'), name]);
  const own = { contract: '@storyloom/shared/contract', 'render-page': join(root, 'src/prerendered/render-page.tsx') };
  const input = { ...Object.fromEntries(parts), ...own };
  return prerenderConfig(root, input, [inlineScripts()]);
}

/**
 * A remote with public pages, for the shell's prerendering.
 *
 * @param {string} root folder of the remote
 * @param {{ plugins?: readonly import('vite').Plugin[], input?: Readonly<Record<string, string>> }} [options] plugins
 *   that its source needs, and what else its build runs in Node, by name
 * @returns {import('vite').UserConfig}
 */
export function remotePrerenderConfig(root, { plugins = [], input = {} } = {}) {
  const entries = { ...input, prerender: join(root, 'src/prerender.ts') };
  return prerenderConfig(root, entries, [hostParts(SHARED_PARTS), ...plugins]);
}
