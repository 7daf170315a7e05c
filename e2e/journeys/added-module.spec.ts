import { Backend } from '../fixtures/backend.ts';
import { RepositoryCopy } from '../fixtures/repository-copy.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The test starts its own backend.
test.use({ baseURL: '' });

const ID = 'word-quests';
const FOLDER = `mfe-${ID}`;

const idsIn = async (site: SiteCopy) => (await site.map()).remotes.map(({ id }) => id);

test('One command adds a module that passes its tests, another removes it', { tag: IN_MATRIX }, async ({ page }) => {
  test.slow();
  const [copy, site] = [await RepositoryCopy.make(), await SiteCopy.make()];
  const before = await idsIn(site);

  await copy.run('npm', ['run', 'new', '--', ID]);
  expect(await copy.changes()).toEqual([' M package-lock.json', `?? ${FOLDER}/`]);
  // npm itself has nothing to add to the lock file.
  const lock = await copy.read('package-lock.json');
  await copy.run('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts']);
  expect(await copy.read('package-lock.json')).toBe(lock);

  await copy.run('npm', ['run', 'check', '--', ID]);
  await copy.run('npm', ['test', '-w', `@storyloom/${FOLDER}`]);
  const report = JSON.parse(await copy.read(`${FOLDER}/.results/vitest.json`));
  expect(report).toMatchObject({ success: true, numFailedTests: 0 });
  expect(report.numPassedTests).toBeGreaterThan(3);

  await copy.run('npm', ['run', 'release', '--', ID, '--to', site.folder]);
  expect((await idsIn(site)).toSorted()).toEqual([...before, ID].toSorted());

  const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
  await page.goto(backend.url);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Word Quests' }).click();
  await expect(page).toHaveURL(`${backend.url}/${ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Word Quests');
  await page.reload();
  await expect(page).toHaveTitle('Word Quests · Storyloom');
  await page.getByRole('link', { name: 'Write a story' }).click();
  await expect(page).toHaveURL(`${backend.url}/generators`);
  await backend.stop();

  await copy.run('cp', ['README.md', `${FOLDER}/src/features/notes.md`]);
  const refused = copy.run('npm', ['run', 'new', '--', '--remove', ID]);
  await expect(refused).rejects.toThrow(/not committed:\s+src\/features\/notes\.md/);
  expect(copy.has(`${FOLDER}/remote.json`)).toBe(true);
  await copy.run('rm', [`${FOLDER}/src/features/notes.md`]);
  await copy.run('npm', ['run', 'new', '--', '--remove', ID]);
  expect(await copy.changes()).toEqual([]);
  for (const left of [FOLDER, `node_modules/@storyloom/${FOLDER}`]) expect(copy.has(left), left).toBe(false);
  await Promise.all([copy.remove(), site.remove()]);
});
