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
 * @param {string} root
 * @param {readonly string[]} names
 * @param {{ eager: boolean }} options
 */
export function shares(root, names, { eager }) {
  const { version, dependencies } = readJson(join(root, '../shared/package.json'));
  return Object.fromEntries(
    names.map((name) => {
      const provided = dependencies[name.replace(/\/jsx-runtime$/, '')] ?? version;
      return [name, { singleton: true, eager, version: provided, requiredVersion: `^${provided}` }];
    }),
  );
}
