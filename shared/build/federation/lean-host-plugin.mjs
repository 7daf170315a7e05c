import { join } from 'node:path';

const RUNTIME = '@module-federation/runtime';
const SHARES = 'virtual:storyloom-shares';

const json = JSON.stringify;

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
    transform(code, id) {
      return id === join(root, 'src/main.tsx') ? { code: `import ${json(SHARES)};\n${code}`, map: null } : null;
    },
  };
}
