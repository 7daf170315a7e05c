import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseModule } from '../../scripts/lib/release/release.mjs';
import { copyOfBuild } from '../fixtures/build-copy.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// No page is opened.
test.use({ baseURL: '' });
test.describe.configure({ mode: 'default' });

let site: SiteCopy;
let build: string;
test.beforeAll(async () => {
  site = await SiteCopy.make();
});
test.beforeEach(async () => {
  build = await copyOfBuild('mfe-generator');
});
test.afterEach(() => rm(build, { recursive: true }));
test.afterAll(() => site.remove());

interface Share {
  readonly name: string;
  requiredVersion: string;
}

/** The fields of the build's JSON files that the tests change. */
interface Fields {
  contract: number;
  readonly routes: string[];
  readonly nav: [{ order: unknown; to: string }];
  files?: object;
  readonly shared: readonly Share[];
  readonly uses: Readonly<Record<string, string[]>>;
}

/** Changes a JSON file of the build. */
async function change(file: string, edit: (fields: Fields) => void) {
  const fields = JSON.parse(await readFile(join(build, file), 'utf8')) as Fields;
  edit(fields);
  await writeFile(join(build, file), JSON.stringify(fields));
}

const changeDescription = (edit: (fields: Fields) => void) => () => change('remote.json', edit);
const changeManifest = (edit: (fields: Fields) => void) => () => change('mf-manifest.json', edit);

async function scriptLike(start: string) {
  const found = (await readdir(join(build, 'assets'))).find((name) => name.startsWith(start) && name.endsWith('.js'));
  return join(build, 'assets', found ?? '');
}

const BROKEN: readonly (readonly [what: string, id: string, damage: () => Promise<unknown>, reason: string])[] = [
  [
    'speaks another contract',
    'generator',
    changeDescription((it) => (it.contract = 7)),
    'It speaks contract 7, the site 1. Build it with the `shared` of the site.',
  ],
  [
    'claims a page of another module',
    'generator',
    changeDescription((it) => it.routes.push('/dashboard')),
    'The route /dashboard belongs to dashboard already.',
  ],
  [
    'claims a page of another module under another parameter',
    'generator',
    changeDescription((it) => it.routes.push('/blog/:name')),
    'The route /blog/:name belongs to marketing already.',
  ],
  [
    'claims the home page',
    'generator',
    changeDescription((it) => it.routes.push('/')),
    'The route / belongs to marketing already.',
  ],
  [
    'claims a page of the shell',
    'generator',
    changeDescription((it) => it.routes.push('/auth')),
    'The route /auth belongs to the shell.',
  ],
  [
    'claims an address of the server',
    'generator',
    changeDescription((it) => it.routes.push('/metrics/:name')),
    'The route /metrics/:name belongs to the server.',
  ],
  [
    'lists a route twice',
    'generator',
    changeDescription((it) => it.routes.push('/generators')),
    'The route /generators is listed twice.',
  ],
  [
    'has the id of another module',
    'marketing',
    async () => undefined,
    'remote.json says that this is “generator”, not “marketing”.',
  ],
  ['has an impossible id', 'Games!', async () => undefined, '“Games!” can’t be the id of a module'],
  [
    'has a navigation item of a wrong form',
    'generator',
    changeDescription((it) => (it.nav[0].order = 'first')),
    'remote.json has a field of a wrong form',
  ],
  [
    'has a navigation item to a page that it does not have',
    'generator',
    changeDescription((it) => (it.nav[0].to = '/generator')),
    'leads to /generator, which is not one of its routes.',
  ],
  [
    'has no entry',
    'generator',
    () => rm(join(build, 'remoteEntry.js')),
    'remoteEntry.js is missing. Build the module again.',
  ],
  [
    'has an entry that was changed',
    'generator',
    () => writeFile(join(build, 'remoteEntry.js'), 'export const init = 1;'),
    'remoteEntry.js was changed after the build.',
  ],
  [
    'lacks a script',
    'generator',
    async () => rm(await scriptLike('generator-page')),
    'is missing. Build the module again.',
  ],
  [
    'has a manifest that is cut short',
    'generator',
    () => writeFile(join(build, 'mf-manifest.json'), '{"files":'),
    'mf-manifest.json can’t be read',
  ],
  [
    'lists no files',
    'generator',
    changeManifest((it) => delete it.files),
    'mf-manifest.json lists no files or no entry.',
  ],
  [
    'wants another version of a library',
    'generator',
    changeManifest((it) => {
      for (const share of it.shared) if (share.name === 'react') share.requiredVersion = '^18.0.0';
    }),
    'It wants react ^18.0.0; the site has 19.',
  ],
  [
    'uses what the shell does not provide',
    'generator',
    changeManifest((it) => it.uses['@storyloom/shared/ui']?.push('GameBoard')),
    'It uses `GameBoard` of @storyloom/shared/ui, which the site does not have yet. Release the shell first.',
  ],
];

for (const [what, id, damage, reason] of BROKEN) {
  test(`A build that ${what} is refused before anything is written, and the refusal says what to do`, async () => {
    const before = await readdir(site.folder, { recursive: true });
    const map = await site.map();
    await damage();
    const refused = await releaseModule(id, site.folder, { build }).then(
      () => 'it was released',
      (error: unknown) => String(error),
    );
    expect(refused).toContain(reason);
    expect(await site.map()).toEqual(map);
    expect(await readdir(site.folder, { recursive: true })).toEqual(before);
  });
}
