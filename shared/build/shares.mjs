// What the modules of a page share.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Singletons of a page: the libraries and parts of `shared` with a state or a context. The other parts (`domain`, `ui/dialog`, …)
 * are bundled by the modules that use them, so that no page loads what it does not show.
 */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  ...['api', 'auth', 'remote', 'router', 'styled', 'theme', 'ui'].map((part) => `@storyloom/shared/${part}`),
];

/** Also singletons, but provided by the first remote that fetches data: the shell's own pages need none. */
export const REMOTE_SINGLETONS = ['@storyloom/shared/query'];

/** Parts of `shared` that are singletons, also in prerendering. */
export const SHARED_PARTS = [...SINGLETONS, ...REMOTE_SINGLETONS].filter((name) => name.startsWith('@storyloom/'));

/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The versions that work with a version of `shared`: exports were added between them, and none changed or removed. Whether the page's
 * copy has the exports that a build reads is compared one by one.
 *
 * @param {string} version such as `0.3.2`
 */
export function compatibleRange(version) {
  const [major = '0', minor = '0'] = version.split('.');
  return major === '0' ? `^0.${minor}.0` : `^${major}.0.0`;
}

/**
 * What modules of a page share, with the versions that they provide and require.
 *
 * @param {string} root folder of the module
 * @param {readonly string[]} names
 * @param {{ eager: boolean }} options
 */
export function shares(root, names, { eager }) {
  const { version, dependencies } = readJson(join(root, '../shared/package.json'));
  return Object.fromEntries(
    names.map((name) => {
      const library = dependencies[name.replace(/\/jsx-runtime$/, '')];
      const requiredVersion = library ? `^${library}` : compatibleRange(version);
      return [name, { singleton: true, eager, version: library ?? version, requiredVersion }];
    }),
  );
}
