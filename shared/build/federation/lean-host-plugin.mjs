import { join } from 'node:path';

const RUNTIME = '@module-federation/runtime';
const SHARES = 'virtual:storyloom-shares';

const json = JSON.stringify;

/** All modules that one imports, without lazy imports and itself. @param {string} entry @param {import('vite').Rolldown.PluginContext['getModuleInfo']} getModuleInfo */
export function importedBy(entry, getModuleInfo) {
  const found = new Set([entry]);
  for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  found.delete(entry);
  return found;
}

/**
 * The names that a module exports, with those of `export *`, which the bundler lists with the module that they come from.
 *
 * @param {import('vite').Rolldown.PluginContext} context @param {string} id @returns {Promise<readonly string[]>}
 */
async function exportsOfModule(context, id) {
  const { code, exports = [] } = context.getModuleInfo(id) ?? {};
  const { body } = context.parse(code ?? '');
  const parts = body.map(async (statement) => {
    if (statement.type !== 'ExportAllDeclaration' || statement.exported) return [];
    const found = await context.resolve(statement.source.value, id);
    return found ? exportsOfModule(context, found.id) : [];
  });
  return [...new Set([...exports, ...(await Promise.all(parts)).flat()])].filter((name) => name !== '*').sort();
}

/**
 * The shell's build as the host of the page's modules: its copies of the shares are part of its own code, and `small-runtime.ts`
 * stands in for the federation runtime, of which it has the calls that the shell makes (docs/federation-glue.md). In development
 * `@module-federation/vite` does this.
 *
 * @param {object} host
 * @param {string} host.root folder of the shell
 * @param {Readonly<Record<string, { readonly version: string, readonly requiredVersion: string }>>} host.shares
 * @returns {import('vite').Plugin}
 */
export function leanHost({ root, shares }) {
  const folder = join(root, 'src/federation');
  const names = Object.keys(shares);
  /** @type {Set<string> | undefined} modules that the entry imports, without lazy ones */
  let first;
  /** @param {string} id @param {import('vite').Rolldown.PluginContext['getModuleInfo']} getModuleInfo */
  function isFirst(id, getModuleInfo) {
    first ??= importedBy(join(root, 'src/main.tsx'), getModuleInfo);
    return first.has(id);
  }
  return {
    name: 'storyloom:lean-host',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source === RUNTIME) return join(folder, 'small-runtime.ts');
      return source === SHARES ? `\0${SHARES}` : null;
    },
    load(id) {
      if (id !== `\0${SHARES}`) return null;
      const provided = names.map((name, index) => {
        const { version, requiredVersion } = shares[name] ?? {};
        return `${json(name)}: { version: ${json(version)}, lib: () => share${index}, shareConfig: { singleton: true, eager: true, requiredVersion: ${json(requiredVersion)} } }`;
      });
      return [
        `import { init } from ${json(RUNTIME)};`,
        `import releaseGuard from ${json(join(folder, 'release-guard.ts'))};`,
        ...names.map((name, index) => `import * as share${index} from ${json(name)};`),
        `init({ name: 'shell', remotes: [], plugins: [releaseGuard()], shared: {${provided.join(',')}} });`,
      ].join('\n');
    },
    outputOptions(options) {
      // All that the first page imports is one file: the bundler would split off what a later script imports too.
      /** @param {string} id @param {{ getModuleInfo: import('vite').Rolldown.PluginContext['getModuleInfo'] }} context */
      const name = (id, context) => (isFirst(id, (other) => context.getModuleInfo(other)) ? 'shell' : null);
      return { ...options, codeSplitting: { groups: [{ name, debugName: 'shell' }] } };
    },
    /** Tells the release of a module what it can use. */
    async generateBundle() {
      const provided = names.map(async (name) => {
        const found = await this.resolve(name, join(root, 'src/main.tsx'));
        const { version } = shares[name] ?? {};
        const exports = found ? await exportsOfModule(this, found.id) : [];
        // A CommonJS library has none that a bundler knows.
        return [name, { version, ...(exports.length > 0 && { exports }) }];
      });
      const source = JSON.stringify(Object.fromEntries(await Promise.all(provided)));
      this.emitFile({ type: 'asset', fileName: 'provides.json', source });
    },
    transform(code, id) {
      return id === join(root, 'src/main.tsx') ? { code: `import ${json(SHARES)};\n${code}`, map: null } : null;
    },
  };
}
