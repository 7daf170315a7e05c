// The Vite configuration of the five apps: what is shared, how, and what a build writes for the assembly.
// Plain JavaScript, because Node 20 loads it unbuilt from each app's vite.config.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { backendProxy, devSite } from './dev-site-plugin.mjs';
import { importedBy, leanHost } from './federation/lean-host-plugin.mjs';
import { exportsOf, leanContainer } from './federation/lean-container-plugin.mjs';
import { facade } from './facade-plugin.mjs';
import { fonts } from './fonts/fonts-plugin.mjs';
import { givenLibraries, hostParts, inlineScripts } from './prerender-plugins.mjs';
import { releasedCode } from './released-code-plugin.mjs';
import { remoteDescriptor, shellVersion } from './remote-descriptor-plugin.mjs';
import { oxc, styleNames } from './style-names-plugin.mjs';

export { exportsOf, fonts, importedBy, inlineScripts };

/** Port of the shell's development server. Those of the remotes are in their `remote.json`; the backend has its own (PORT, 4000). */
const SHELL_PORT = 5170;

/**
 * Singletons of a page: the libraries and parts of `shared` with a state or a context. The other parts (`domain`, `ui/dialog`, …)
 * are bundled by the modules that use them, so that no page loads what it does not show.
 */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  ...['api', 'auth', 'remote', 'router', 'styled', 'theme', 'ui'].map((part) => `@storyloom/shared/${part}`),
];

/** Also singletons, but provided by the first remote that fetches data: the shell's own pages need none. */
const REMOTE_SINGLETONS = ['@storyloom/shared/query'];

/** Parts of `shared` that are singletons, also in prerendering. */
const SHARED_PARTS = [...SINGLETONS, ...REMOTE_SINGLETONS].filter((name) => name.startsWith('@storyloom/'));

/** How long a build may be idle before it continues without what is missing; a busy machine is slow. */
const PARSE_IDLE_SECONDS = 60;

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * @param {string} root
 * @param {readonly string[]} names
 * @param {{ eager: boolean }} options
 */
function shares(root, names, { eager }) {
  const { version, dependencies } = readJson(join(root, '../shared/package.json'));
  return Object.fromEntries(
    names.map((name) => {
      const provided = dependencies[name.replace(/\/jsx-runtime$/, '')] ?? version;
      return [name, { singleton: true, eager, version: provided, requiredVersion: `^${provided}` }];
    }),
  );
}

/** @param {number} port of the development server */
function base(port) {
  return {
    oxc,
    server: {
      port,
      strictPort: true,
      origin: `http://127.0.0.1:${port}`,
      host: '127.0.0.1',
      cors: true,
      proxy: backendProxy(),
    },
    build: { target: 'esnext', modulePreload: { polyfill: false }, manifest: true },
  };
}

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
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' } },
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

/**
 * @param {string} root folder of the shell
 * @returns {import('vite').UserConfigFnObject}
 */
export function shellConfig(root) {
  const shared = shares(root, SINGLETONS, { eager: true });
  const development = () =>
    federation({
      name: 'shell',
      remotes: {},
      shared,
      shareStrategy: 'loaded-first',
      runtimePlugins: [join(root, 'src/federation/release-guard.ts')],
      dts: false,
      dev: { remoteHmr: true },
    });
  return ({ command }) => ({
    ...base(SHELL_PORT),
    root,
    plugins: [
      devSite(root),
      fonts(),
      facade(),
      react(),
      styleNames(join(root, '..')),
      shellVersion(root),
      command === 'build' ? leanHost({ root, shares: shared }) : development(),
    ],
  });
}

/**
 * @param {string} root folder of the remote, which holds its `remote.json`
 * @param {{ plugins?: readonly import('vite').Plugin[], prerendered?: boolean }} [options] plugins that its source needs,
 *   and whether its pages are prerendered
 * @returns {import('vite').UserConfig}
 */
export function remoteConfig(root, { plugins = [], prerendered = false } = {}) {
  const descriptor = readJson(join(root, 'remote.json'));
  const common = base(descriptor.port);
  const shared = shares(root, [...SINGLETONS, ...REMOTE_SINGLETONS], { eager: false });
  return {
    ...common,
    root,
    base: './',
    // The standalone page (index.html, src/standalone.tsx) is for development; a release contains only the module.
    // The shell requests a script's imports with their hashes, see `releasedCode`.
    build: { ...common.build, modulePreload: false, rolldownOptions: { input: join(root, 'src/remote.ts') } },
    plugins: [
      ...plugins,
      devSite(root),
      // A release is shown on the shell's pages, which load the font.
      { ...fonts(), apply: 'serve' },
      facade(),
      react(),
      styleNames(join(root, '..')),
      federation({
        name: descriptor.id,
        filename: 'remoteEntry.js',
        manifest: true,
        exposes: { './remote': './src/remote.ts' },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        moduleParseIdleTimeout: PARSE_IDLE_SECONDS,
        dev: { remoteHmr: true },
      }),
      leanContainer({ name: descriptor.id, shares: shared, exposes: { './remote': join(root, 'src/remote.ts') } }),
      releasedCode(),
      remoteDescriptor(descriptor, { prerendered, root }),
    ],
  };
}
