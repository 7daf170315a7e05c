// The Vite configuration of the five apps: what is shared, how, and what a build writes for the assembly.
// Plain JavaScript, because Node 20 loads it unbuilt from each app's vite.config.ts.
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { experimental, oxc } from './compiler.mjs';
import { modulePort, shellPort } from './dev-servers.mjs';
import { devConfig, developmentProxy, devReleases } from './dev-site-plugin.mjs';
import { importedBy, leanHost } from './federation/lean-host-plugin.mjs';
import { exportsOf, leanContainer } from './federation/lean-container-plugin.mjs';
import { withoutRemoteSearch } from './federation/without-remote-search.mjs';
import { facade } from './facade-plugin.mjs';
import { fonts } from './fonts/fonts-plugin.mjs';
import { pageList } from './page-list-plugin.mjs';
import { remotePrerenderConfig, shellPrerenderConfig } from './prerender-config.mjs';
import { inlineScripts } from './prerender-plugins.mjs';
import { releasedCode } from './released-code-plugin.mjs';
import { remoteDescriptor, shellVersion } from './remote-descriptor-plugin.mjs';
import { readJson, REMOTE_SINGLETONS, shares, SINGLETONS } from './shares.mjs';
import { styleNames } from './style-names-plugin.mjs';

export { exportsOf, fonts, importedBy, inlineScripts, remotePrerenderConfig, shellPrerenderConfig };

/** How long a build may be idle before it continues without what is missing; a busy machine is slow. */
const PARSE_IDLE_SECONDS = 60;

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
      proxy: developmentProxy(),
    },
    build: { target: 'esnext', modulePreload: { polyfill: false }, manifest: true, rolldownOptions: { experimental } },
  };
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
    ...base(shellPort()),
    root,
    plugins: [
      devConfig(),
      devReleases(root),
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
 * @param {{ plugins?: readonly import('vite').Plugin[], prerendered?: boolean, firstPage?: string }} [options] plugins that its
 *   source needs, whether its pages are prerendered, and the file of the page whose weight counts most
 * @returns {import('vite').UserConfig}
 */
export function remoteConfig(root, { plugins = [], prerendered = false, firstPage } = {}) {
  const descriptor = readJson(join(root, 'remote.json'));
  const common = base(modulePort(descriptor));
  const shared = shares(root, [...SINGLETONS, ...REMOTE_SINGLETONS], { eager: false });
  return {
    ...common,
    root,
    base: './',
    // The standalone page (index.html, src/standalone.tsx) is for development; a release contains only the module.
    // The shell requests a script's imports with their hashes, see `releasedCode`.
    build: {
      ...common.build,
      modulePreload: false,
      rolldownOptions: { experimental, input: join(root, 'src/remote.ts') },
    },
    plugins: [
      ...plugins,
      devConfig(),
      pageList(descriptor),
      // A release is shown on the shell's pages, which load the font.
      { ...fonts(), apply: 'serve' },
      facade(),
      react(),
      styleNames(join(root, '..')),
      ...withoutRemoteSearch(
        federation({
          name: descriptor.id,
          filename: 'remoteEntry.js',
          manifest: true,
          exposes: { './remote': './src/remote.ts' },
          shared,
          shareStrategy: 'loaded-first',
          dts: false,
          moduleParseIdleTimeout: PARSE_IDLE_SECONDS,
          // In a site whose React is a production build components can't be exchanged: it is told of every change, and loads the page again.
          dev: { remoteHmr: process.env.NODE_ENV === 'production' ? 'full-reload' : true },
        }),
      ),
      leanContainer({
        name: descriptor.id,
        shares: shared,
        exposes: { './remote': join(root, 'src/remote.ts') },
        ...(firstPage && { firstPage: join(root, firstPage) }),
      }),
      releasedCode(),
      remoteDescriptor(descriptor, { prerendered, root }),
    ],
  };
}
