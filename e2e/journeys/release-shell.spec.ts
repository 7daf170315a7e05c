import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { problemsWithSite } from '../../scripts/lib/release/check-site.mjs';
import { releaseModule } from '../../scripts/lib/release/release.mjs';
import { Backend, repository } from '../fixtures/backend.ts';
import { copyOfBuild } from '../fixtures/build-copy.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// No page is opened.
test.use({ baseURL: '' });

const UI = '@storyloom/shared/ui';

interface Names {
  [UI]: string[] & { exports: string[] };
}

/** Changes a JSON file. */
async function change<T>(file: string, edit: (value: T) => void) {
  const value = JSON.parse(await readFile(file, 'utf8')) as T;
  edit(value);
  await writeFile(file, JSON.stringify(value));
}

/** A site whose shell has an export more than the shell of this repository, and a build of the generator that uses it. */
async function siteWithMore() {
  const site = await SiteCopy.make();
  await change<Names>(join(site.folder, 'provides.json'), (it) => it[UI].exports.push('GameBoard'));
  const build = await copyOfBuild('mfe-generator');
  await change<{ uses: Names }>(join(build, 'mf-manifest.json'), ({ uses }) => uses[UI].push('GameBoard'));
  const remove = () => Promise.all([site.remove(), rm(build, { recursive: true })]);
  return { site, build, remove };
}

for (const [what, stay, end] of [
  ['a pinned release', 'pinned', { unpin: true }],
  ['a canary', 'canary', { end: 'canary' }],
  ['a preview', 'preview board', { end: 'preview' }],
] as const) {
  test(
    `A shell without an export that ${what} uses joins the site only when that release has left service`,
    { tag: stay === 'pinned' ? [] : IN_MATRIX },
    async () => {
      test.slow();
      const { site, build, remove } = await siteWithMore();
      await releaseModule('generator', site.folder, {
        build,
        ...(stay === 'canary' && { canary: '10' }),
        ...(stay === 'preview board' && { preview: 'board' }),
      });
      if (stay === 'pinned')
        await releaseModule('generator', site.folder, { pin: basename(await site.releaseOf('generator')) });
      const before = await site.files();
      const refused = assemble({ site: site.folder, compresses: false });
      await expect(refused).rejects.toThrow(
        new RegExp(
          `generator [0-9a-f]{16} \\(${stay}\\) uses \`GameBoard\` of ${UI}, which this shell does not have\\.`,
        ),
      );
      await expect(refused).rejects.toThrow('nothing is changed');
      expect(await site.files()).toEqual(before);

      await releaseModule('generator', site.folder, end);
      await assemble({ site: site.folder, compresses: false });
      const { [UI]: ui } = JSON.parse(await readFile(join(site.folder, 'provides.json'), 'utf8')) as Names;
      expect(ui.exports).not.toContain('GameBoard');
      await remove();
    },
  );
}

test('A release that stays because its module has no build here is compared with the shell as well', async () => {
  test.slow();
  const { site, build, remove } = await siteWithMore();
  await releaseModule('generator', site.folder, { build });
  const none = await mkdtemp(join(tmpdir(), 'storyloom-no-build-'));
  const refused = assemble({ site: site.folder, builds: { 'mfe-generator': none }, compresses: false });
  await expect(refused).rejects.toThrow(`uses \`GameBoard\` of ${UI}, which this shell does not have.`);
  await Promise.all([remove(), rm(none, { recursive: true })]);
});

test('A build is compared with what a site has in service, in both directions, in its folder and at its address', async () => {
  test.slow();
  const { site, build, remove } = await siteWithMore();
  await releaseModule('generator', site.folder, { build, preview: 'board' });
  const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
  const shell = join(repository, 'shell/dist');
  const other = await copyOfBuild('mfe-inspiration');
  await change<{ uses: Names }>(join(other, 'mf-manifest.json'), ({ uses }) => uses[UI].push('ScoreBoard'));
  for (const place of [site.folder, `${backend.url}/`]) {
    expect(await problemsWithSite('mfe-generator', place, build)).toEqual([]);
    expect(await problemsWithSite('mfe-inspiration', place, other)).toEqual([
      `It uses \`ScoreBoard\` of ${UI}, which the site does not have yet. Release the shell first.`,
    ]);
    expect(await problemsWithSite('shell', place, shell)).toEqual([
      expect.stringMatching(
        /^generator [0-9a-f]{16} \(preview board\) uses `GameBoard` of .*, which this shell does not have\.$/,
      ),
    ]);
  }
  await backend.stop();
  await Promise.all([remove(), rm(other, { recursive: true })]);
});

test('A shell that speaks another contract, takes a page of a module or has other versions is told before it joins a site', async () => {
  const shell = await copyOfBuild('shell');
  await change<Record<string, { version: string }>>(join(shell, 'provides.json'), (it) => {
    Object.assign(it['react'] ?? {}, { version: '20.0.0' });
  });
  const contract = join(shell, 'prerender/contract.mjs');
  const own = join(shell, 'prerender/own-contract.mjs');
  await cp(contract, own);
  await writeFile(
    contract,
    `export * from './own-contract.mjs';\nexport const CONTRACT = 2;\nexport const SHELL_PATTERNS = ['/pricing'];\n`,
  );
  const problems = await problemsWithSite('shell', join(repository, 'dist'), shell);
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^marketing [0-9a-f]{16} speaks contract 1, this shell 2\.$/),
      expect.stringMatching(/^marketing [0-9a-f]{16} has pages at \/pricing, which this shell takes\.$/),
      expect.stringMatching(/^generator [0-9a-f]{16} wants react \^19[.0-9]+, this shell has 20\.0\.0\.$/),
    ]),
  );
  await rm(shell, { recursive: true });
});

test('A place that is no deployed site is named', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'storyloom-empty-'));
  await expect(problemsWithSite('shell', empty, empty)).rejects.toThrow('it has no readable /remotes.json');
  await expect(problemsWithSite('shell', 'http://127.0.0.1:9', empty)).rejects.toThrow('can’t be reached');
  expect(await readdir(empty)).toEqual([]);
  await rm(empty, { recursive: true });
});
