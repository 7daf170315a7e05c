import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { Backend } from '../fixtures/backend.ts';
import { buildChanged } from '../fixtures/changed-build.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests start their own backend.
test.use({ baseURL: '' });

const OLD = 'Fantasy Story Generator';
const NEW = 'Fantasy Story Loom';

/** Hash of every file outside `remotes/`, by path; of pages without their release map and start data. */
async function shellFiles(site: string): Promise<Record<string, string>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries) {
    const path = relative(site, join(entry.parentPath, entry.name));
    if (!entry.isFile() || /^remotes(?:\/|\.json)/.test(path) || /\.html\./.test(path)) continue;
    const content = await readFile(join(site, path));
    const bytes = path.endsWith('.html')
      ? content.toString().replace(/(id="storyloom-(?:releases|start)">)[^<]*/g, '$1')
      : content;
    files[path] = createHash('sha256').update(bytes).digest('hex');
  }
  return files;
}

test(
  'A release of the generator alone is shown after a reload, and changes no other file than its own pages',
  { tag: IN_MATRIX },
  async ({ page }) => {
    test.slow();
    const site = await SiteCopy.make();
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    await page.goto(`${backend.url}/generators/fantasy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
    const before = await shellFiles(site.folder);

    const changed = await buildChanged('mfe-generator', { file: '/generation/strings.ts', from: OLD, to: NEW });
    await assemble({ site: site.folder, builds: { 'mfe-generator': changed } });

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW);
    expect(Object.keys(before).length).toBeGreaterThan(8);
    const after = await shellFiles(site.folder);
    const isChanged = (file: string) => after[file] !== before[file];
    expect([...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isChanged).toSorted()).toEqual([
      'generators/fantasy/index.html',
      'generators/index.html',
    ]);

    await backend.stop();
    await site.remove();
    await rm(changed, { recursive: true });
  },
);

test(
  'A tab whose files are gone says that there is a new version, and keeps what was typed when it is reloaded',
  { tag: IN_MATRIX },
  async ({ page }) => {
    test.slow();
    const site = await SiteCopy.make();
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    const generator = new GeneratorScreen(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.goto(backend.url);
    await main.getByRole('link', { name: 'Generators' }).click();
    await generator.prompt.fill('A lamp that someone forgets to light.');

    const changed = await buildChanged('mfe-inspiration', {
      file: '/prompts/strings.ts',
      from: 'Prompts people wrote for each other.',
      to: 'Chosen inspirations',
    });
    await rm(join(site.folder, 'remotes/inspiration'), { recursive: true });
    await assemble({ site: site.folder, builds: { 'mfe-inspiration': changed } });
    await main.getByRole('link', { name: 'Inspiration' }).click();
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('Chosen inspirations')).toBeVisible();
    await expect(page.getByText('A new version is ready.')).toBeHidden();
    await main.getByRole('link', { name: 'Generators' }).click();
    await expect(generator.prompt).toHaveValue('A lamp that someone forgets to light.');

    await backend.stop();
    await site.remove();
    await rm(changed, { recursive: true });
  },
);
