import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { Backend, repository } from '../fixtures/backend.ts';
import { RepositoryCopy } from '../fixtures/repository-copy.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The test starts its own backend.
test.use({ baseURL: '' });

const ID = 'word-quests';
const FOLDER = `mfe-${ID}`;

/** Checks of the whole repository that a new module must pass, by a part of their names. */
const CHECKS = ['no style literals', 'dependency rules', 'dead code', 'documents', '200 lines'];

const RUN_CHECKS = `
  const { checks } = await import('./scripts/lib/checks.mjs');
  const { runChecks } = await import('./scripts/lib/run-checks.mjs');
  const names = ${JSON.stringify(CHECKS)};
  const { failed } = await runChecks(checks.filter((check) => names.some((name) => check.name.includes(name))));
  process.exitCode = failed;`;

/** The ids in the release map of a site. */
async function releasedIds(site: string): Promise<readonly string[]> {
  const { remotes } = JSON.parse(await readFile(join(site, 'remotes.json'), 'utf8')) as {
    readonly remotes: readonly { readonly id: string }[];
  };
  return remotes.map(({ id }) => id);
}

/** What each build depends on, as a hash by module; none is made. */
async function plannedBuilds(copy: RepositoryCopy): Promise<Readonly<Record<string, string>>> {
  const plan = await copy.run(join(copy.folder, 'node_modules/.bin/turbo'), ['run', 'build', '--dry=json']);
  const { tasks } = JSON.parse(plan) as {
    readonly tasks: readonly { readonly package: string; readonly hash: string }[];
  };
  return Object.fromEntries(tasks.map((task) => [task.package, task.hash]));
}

/** Files of the site that are the shell's own: its page without content, and what its build publishes. */
async function shellFiles(): Promise<readonly string[]> {
  const build = join(repository, 'shell/dist');
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(build, join(entry.parentPath, entry.name)));
  return ['app.html', ...files.filter((file) => /^assets\/|^[^/]+\.svg$/.test(file))];
}

test(
  'One command adds a module, which is tested, released and shown by the shell as it is; one command takes it away',
  { tag: IN_MATRIX },
  async ({ page }) => {
    test.slow();
    const copy = await RepositoryCopy.make();
    const site = await SiteCopy.make();
    const before = await releasedIds(site.folder);

    const builds = await plannedBuilds(copy);
    await copy.run('npm', ['run', 'new', '--', ID]);
    expect(await copy.changes()).toEqual([' M package-lock.json', `?? ${FOLDER}/`]);
    const { [`@storyloom/${FOLDER}`]: own, ...others } = await plannedBuilds(copy);
    expect(own).toBeDefined();
    expect(others).toEqual(builds);
    // npm itself has nothing to add to the lock file.
    const lock = await copy.read('package-lock.json');
    await copy.run('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts']);
    expect(await copy.read('package-lock.json')).toBe(lock);

    await copy.run('npx', ['oxfmt', '--check', FOLDER]);
    await copy.run('npx', ['oxlint', '--deny-warnings', FOLDER]);
    await copy.run('node', ['--input-type=module', '--eval', RUN_CHECKS]);
    await copy.run('npm', ['run', 'types', '-w', `@storyloom/${FOLDER}`]);
    await copy.run('npm', ['test', '-w', `@storyloom/${FOLDER}`]);
    const report = JSON.parse(await copy.read(`${FOLDER}/.results/vitest.json`));
    expect(report).toMatchObject({ success: true, numFailedTests: 0 });
    expect(report.numPassedTests).toBeGreaterThan(7);

    await copy.run('npm', ['run', 'release', '--', ID, '--to', site.folder]);
    expect(await releasedIds(site.folder)).toEqual(expect.arrayContaining([...before, ID]));
    expect(await readFile(join(site.folder, 'remotes.json'), 'utf8')).not.toContain('"port"');
    const published = await shellFiles();
    expect(published.length).toBeGreaterThan(5);
    for (const file of published) {
      const original = await readFile(join(repository, 'dist', file));
      expect(original.equals(await readFile(join(site.folder, file))), file).toBe(true);
    }

    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    const html = await (await fetch(`${backend.url}/${ID}`, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('<title>Word Quests · Storyloom</title>');
    await page.goto(backend.url);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Word Quests' }).click();
    await expect(page).toHaveURL(`${backend.url}/${ID}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Word Quests');
    await page.reload();
    await page.getByRole('link', { name: 'Write a story' }).click();
    await expect(page).toHaveURL(`${backend.url}/generators`);
    await backend.stop();

    await copy.run('npm', ['run', 'new', '--', '--remove', ID]);
    expect(await copy.changes()).toEqual([]);
    for (const left of [FOLDER, `node_modules/@storyloom/${FOLDER}`]) expect(copy.has(left), left).toBe(false);
    await assemble({ site: site.folder, compresses: false });
    expect(await releasedIds(site.folder)).toEqual(before);
    expect(await readdir(site.folder, { recursive: true })).not.toContain(`${ID}/index.html`);
    await copy.remove();
    await site.remove();
  },
);

test('A module with changes that are nowhere else is removed only when told to', { tag: IN_MATRIX }, async () => {
  const copy = await RepositoryCopy.make();
  await copy.run('npm', ['run', 'new', '--', ID]);
  await copy.run('cp', ['README.md', `${FOLDER}/src/features/notes.md`]);
  const refused = copy.run('npm', ['run', 'new', '--', '--remove', ID]);
  await expect(refused).rejects.toThrow(/not committed:\s+src\/features\/notes\.md/);
  expect(copy.has(`${FOLDER}/remote.json`)).toBe(true);
  await copy.run('npm', ['run', 'new', '--', '--remove', ID, '--force']);
  expect(await copy.changes()).toEqual([]);
  await copy.remove();
});
