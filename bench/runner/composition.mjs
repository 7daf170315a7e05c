import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createBuilder } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Packages that are counted together. @type {readonly (readonly [RegExp, string])[]} */
const LIBRARIES = [
  [/^(?:react|react-dom|scheduler)$/, 'react and react-dom'],
  [/^(?:styled-components|stylis|@emotion)/, 'styled-components'],
  [/^@module-federation\//, 'federation runtime'],
];

/** The library or the part of our code that a module belongs to, from its path. @param {string} id */
function ownerOf(id) {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (library) return LIBRARIES.find(([pattern]) => pattern.test(library))?.[1] ?? library;
  const own = /\/(shell|shared)\/src\/([^/]+)/.exec(id);
  if (own) return own[1] === 'shared' ? `shared/${own[2]}` : 'shell';
  return 'federation, code made by the build';
}

/** @param {string | null} code before it is minified */
function weightOf(code) {
  return brotliCompressSync(code ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** A script's name without the marks of its content and of its build. @param {string} path */
export const nameOf = (path) => path.replace(/-[\w-]{8}\.js$/, '').replace(/__\d+$/, '');

/**
 * The composition of each script of the shell: the share of every library and of every part of our code, from 0 to 1,
 * by the script's name (see `nameOf`). Each module is compressed by itself and before it is minified, so the parts are estimates.
 *
 * @returns {Promise<Map<string, Map<string, number>>>}
 */
export async function compositionOfShell() {
  const folder = join(root, 'shell');
  const builder = await createBuilder({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  const client = builder.environments.client;
  if (!client) throw new Error('The shell has nothing to build');
  /** @type {Map<string, Map<string, number>>} */
  const composition = new Map();
  for (const { output } of [await builder.build(client)].flat().filter((part) => 'output' in part)) {
    for (const file of output) {
      if (file.type !== 'chunk') continue;
      const name = nameOf(`/${file.fileName}`);
      /** @type {Map<string, number>} */
      const parts = new Map();
      const modules = Object.entries(file.modules).map(([id, { code }]) => ({
        owner: ownerOf(id),
        weight: weightOf(code),
      }));
      const whole = modules.reduce((sum, { weight }) => sum + weight, 0) || 1;
      for (const { owner, weight } of modules) parts.set(owner, (parts.get(owner) ?? 0) + weight / whole);
      if (!composition.has(name) || modules.length > 0) composition.set(name, parts);
    }
  }
  return composition;
}
