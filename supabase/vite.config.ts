import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('functions/', import.meta.url));

/** The functions that are deployed, and all of them as one server. */
const names = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map((entry) => entry.name);

/** Where the bundles go. Tests name a folder of their own, so that they never meet a build that runs beside them. */
const out = process.env['STORYLOOM_FUNCTIONS_OUT'] ?? 'dist/functions';

/** Vite's names of environments have no hyphens. */
const keyOf = (name: string): string => name.replaceAll('-', '_');

/** One build per function: entries of a single build would share chunks, and hosting takes one file each. */
function environmentOf(name: string) {
  return {
    consumer: 'server' as const,
    resolve: { noExternal: true as const },
    build: {
      ssr: true,
      outDir: `${out}/${name}`,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: `${root}${name}/index.ts`,
        output: { format: 'es' as const, entryFileNames: 'index.js', codeSplitting: false },
      },
    },
  };
}

/** WebAssembly goes into the one file as well, as base64. */
function inlineWasm(): Plugin {
  return {
    name: 'storyloom:inline-wasm',
    enforce: 'pre',
    load: {
      filter: { id: /\.wasm$/ },
      async handler(id) {
        return `export default ${JSON.stringify(await readFile(id, 'base64'))};`;
      },
    },
  };
}

export default defineConfig({
  plugins: [inlineWasm()],
  environments: Object.fromEntries(names.map((name) => [keyOf(name), environmentOf(name)])),
  builder: {
    async buildApp(builder) {
      for (const name of names) {
        const environment = builder.environments[keyOf(name)];
        if (environment) await builder.build(environment);
      }
    },
  },
});
