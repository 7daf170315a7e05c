// One Vite build of the same sources without federation, as a team would have it that needs no separate releases: the shell
// imports the modules, each page is a lazy chunk, and the HTML of the measured page preloads the chunks of its route.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportsOf, importedBy, shellConfig } from '@storyloom/build';
import { build, loadConfigFromFile } from 'vite';
import { compressAll } from '../../scripts/lib/site-folder.mjs';
import { readDescriptors } from '../../scripts/lib/workspaces.mjs';
import { SITE } from '../runner/public-pages.mjs';

const root = join(SITE, '..');
/** The shell's file that loads modules by federation. */
const LOADER = /\/federation\/load-remote\.ts$/;

/** In its place: an import in the build for each module, and attempts that are all the first. @param {string} code of the loader */
function imports(code) {
  const loads = readDescriptors().map(
    ({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(join(root, `mfe-${id}/src/remote.ts`))})`,
  );
  const others = exportsOf(code).filter((name) => name !== 'remoteModule');
  return `const modules = { ${loads.join(', ')} };
const loads = {};
export const remoteModule = ({ id }) => (loads[id] ??= modules[id]().then(({ remote }) => remote));
${others.map((name) => `export const ${name} = () => 0;`).join('\n')}`;
}

/** @returns {import('vite').Plugin} */
function importsModules() {
  return {
    name: 'bench:imports-modules',
    enforce: 'pre',
    load: async (id) => (LOADER.test(id) ? imports(await readFile(id, 'utf8')) : null),
  };
}

/**
 * What the first page of the shell imports is one file, as in the federated site: the bundler's own division is smaller files, which
 * compress worse. @returns {import('vite').Plugin}
 */
function oneFirstFile() {
  const entry = join(root, 'shell/src/main.tsx');
  /** @type {Set<string> | undefined} */
  let first;
  return {
    name: 'bench:one-first-file',
    outputOptions(options) {
      /** @param {string} id @param {{ getModuleInfo: import('vite').Rolldown.PluginContext['getModuleInfo'] }} context */
      const name = (id, context) => {
        first ??= importedBy(entry, (other) => context.getModuleInfo(other));
        return first.has(id) ? 'shell' : null;
      };
      return { ...options, codeSplitting: { groups: [{ name, debugName: 'shell' }] } };
    },
  };
}

/** Plugins of a module's own build that its source needs. @param {string} folder @param {readonly string[]} names */
async function pluginsOf(folder, names) {
  const file = join(root, folder, 'vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file, join(root, folder));
  const plugins = (loaded?.config.plugins ?? []).flat();
  return plugins.filter((plugin) => plugin && 'name' in plugin && names.includes(plugin.name));
}

/** @param {import('vite').PluginOption} plugin */
const isOfFederation = (plugin) => Boolean(plugin && 'name' in plugin && plugin.name === 'storyloom:lean-host');

/** @param {string} outDir */
async function buildInto(outDir) {
  const shell = join(root, 'shell');
  const config = shellConfig(shell)({ command: 'build', mode: 'production' });
  const plugins = (config.plugins ?? []).filter((plugin) => !isOfFederation(plugin));
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [importsModules(), oneFirstFile(), ...(await pluginsOf('mfe-marketing', ['storyloom:posts'])), ...plugins],
    build: { ...config.build, outDir, emptyOutDir: true },
  });
}

/**
 * The chunks of a page, with all that they import statically.
 *
 * @param {Readonly<Record<string, { file: string, imports?: string[] }>>} manifest of Vite
 * @param {readonly string[]} sources
 */
function chunksOf(manifest, sources) {
  const found = new Set(Object.keys(manifest).filter((key) => sources.some((source) => key.endsWith(source))));
  if (found.size < sources.length) throw new Error(`The single build has not all of ${sources.join(', ')}.`);
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...found].flatMap((key) => manifest[key]?.file ?? []);
}

/**
 * A site of one build in a folder: the assembled site with other scripts.
 *
 * @param {string} folder
 * @param {readonly string[]} sources files of the measured page's route, whose chunks the HTML preloads
 */
export async function makeSingleSite(folder, sources) {
  await buildInto(folder);
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const releases = await readFile(join(SITE, 'remotes.json'), 'utf8');
  const links = chunksOf(manifest, sources).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const preloads = links.join('');
  const html = (await readFile(join(folder, 'index.html'), 'utf8'))
    .replace(/(id="storyloom-releases">)[^<]*/, (_, open) => open + withoutScripts(releases))
    .replace('</head>', () => `${preloads}</head>`);
  await rm(join(folder, '.vite'), { recursive: true });
  await writeFile(join(folder, 'app.html'), html);
  await writeFile(join(folder, '404.html'), html);
  await cp(join(SITE, 'sitemap.xml'), join(folder, 'sitemap.xml'));
  await writeFile(join(folder, 'remotes.json'), withoutScripts(releases));
  await compressAll(folder);
}

/** Routes and navigation alone: the modules are part of the build. @param {string} releases */
function withoutScripts(releases) {
  const { remotes } = JSON.parse(releases);
  for (const remote of remotes) for (const name of ['scripts', 'pageScripts']) delete remote[name];
  return JSON.stringify({ remotes }).replaceAll('<', String.raw`\u003c`);
}
