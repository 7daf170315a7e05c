import { cpSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '@storyloom/build/integrity';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { assemble } from '../lib/assemble.mjs';
import { root } from '../lib/run.mjs';
import { filesIn } from '../lib/site-folder.mjs';
import { readDescriptors } from '../lib/workspaces.mjs';
import { temporaryFolder } from './temporary-folder.ts';

async function writeFiles(folder: string, files: Readonly<Record<string, string | object>>): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

/** Changes a JSON file. */
export async function editJson<T>(file: string, edit: (value: T) => unknown): Promise<void> {
  const value = JSON.parse(await readFile(file, 'utf8')) as T;
  edit(value);
  await writeFile(file, JSON.stringify(value));
}

export const UI = '@storyloom/shared/ui';

const SHELL = {
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="storyloom-origins" content="" />
    <meta name="storyloom-overrides" content="" />
    <meta name="storyloom-map-key" content="" />
    <title data-default>Stories</title>
    <script type="module" src="/assets/index-12345678.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`,
  'assets/index-12345678.js': 'document.title = "Stories";',
  'provides.json': { react: { version: '19.3.1' }, [UI]: { version: '0.1.0', exports: ['Button'] } },
  'prerender/contract.mjs': `export * from ${JSON.stringify(join(root, 'shared/src/contract/index.ts'))};`,
  'prerender/render-page.mjs': `
    export const startScript = '';
    export const ownPages = [{ path: '/auth', type: 'website' }];
    export const renderPage = async ({ remote = { words: 'Sign in' } }) => ({
      head: \`<title>\${remote.words}</title><meta name="description" content="A page">\`,
      styles: '',
      body: \`<h1>\${remote.words}</h1>\`,
    });`,
};

/** The build of a module, with what the release and the gate read of a real one. */
function moduleFiles(id: string) {
  const { port: _, ...described } = readDescriptors().find((descriptor) => descriptor.id === id)!;
  const scripts = { 'remoteEntry.js': 'export const init = 1;', 'assets/page.js': `export const page = "${id}";` };
  const files = Object.entries(scripts).map(([file, text]) => [file, { integrity: integrityOf(text) }]);
  return {
    ...scripts,
    'remote.json': { ...described, entry: 'mf-manifest.json' },
    'mf-manifest.json': {
      id,
      metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
      files: Object.fromEntries(files),
      shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
      uses: { [UI]: ['Button'] },
    },
    // Large enough for compressed copies.
    'words.json': { words: id.repeat(300) },
    // One module with pages is enough.
    ...(id === 'generator' && {
      'prerender/prerender.mjs': `
        const pages = ['/generators', '/generators/fantasy'].map((path) => ({ path, type: 'website' }));
        export default { remote: { words: 'Generators' }, pages };`,
    }),
  };
}

/** Folders of builds by the folder of their module; no test changes them. */
const builds: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all([
    writeFiles(await temporaryFolder(), SHELL).then((folder) => ['shell', folder]),
    ...readDescriptors().map(async ({ id }) => [
      `mfe-${id}`,
      await writeFiles(await temporaryFolder(), moduleFiles(id)),
    ]),
  ]),
);

/** A copy of a build, such as of `mfe-generator` or `shell`. With a note, a module's is another release than that in service. */
export async function copyOfBuild(module: string, note?: string): Promise<string> {
  const build = await temporaryFolder();
  await cp(builds[module]!, build, { recursive: true });
  if (note !== undefined) await writeFile(join(build, 'note.txt'), note);
  return build;
}

/** Assembles made-up builds of the shell and of all modules; `others` replace some of them. */
export const assembleMadeUp = (site: string, others: Readonly<Record<string, string>> = {}, compresses = false) =>
  assemble({ site, builds: { ...builds, ...others }, compresses });

let assembled: Promise<string> | undefined;
async function assembledOnce(): Promise<string> {
  const folder = await temporaryFolder();
  await assembleMadeUp(folder, {}, true);
  return folder;
}

/** An assembled site of made-up builds, which a test may change. */
export class MadeUpSite {
  private constructor(readonly folder: string) {}

  static async make(): Promise<MadeUpSite> {
    const folder = await temporaryFolder();
    // The age of a file tells whether its compressed copies are up to date.
    cpSync(await (assembled ??= assembledOnce()), folder, { recursive: true, preserveTimestamps: true });
    return new MadeUpSite(folder);
  }

  text(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8');
  }

  async map(): Promise<ReleaseMap> {
    return JSON.parse(await this.text('remotes.json')) as ReleaseMap;
  }

  /** The entry of a module in the release map. */
  async entry(id: string) {
    return (await this.map()).remotes.find((remote) => remote.id === id)!;
  }

  /** The name of the release of a module in service. */
  async release(id: string): Promise<string> {
    return basename(dirname((await this.entry(id)).entry));
  }

  /** Hashes of all files by path, of those alone that browsers get, or with the private record of the site. */
  async files(part: 'public' | 'all' = 'public'): Promise<Readonly<Record<string, string>>> {
    const all = (await filesIn(this.folder)).toSorted();
    const chosen = part === 'all' ? all : all.filter((file) => !file.startsWith('.') && !/\.(?:br|gz)$/.test(file));
    const hashes = chosen.map(async (file) => {
      const content = await readFile(join(this.folder, file));
      return [file, createHash('sha256').update(content).digest('hex')] as const;
    });
    return Object.fromEntries(await Promise.all(hashes));
  }
}

/** Files that are gone or differ. */
export const changedFiles = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) =>
  Object.keys(before).filter((file) => after[file] !== before[file]);
