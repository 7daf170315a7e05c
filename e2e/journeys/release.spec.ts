import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { Backend, repository } from '../fixtures/backend.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';

const OLD = 'Fantasy Story Generator';
const NEW = 'Fantasy Story Loom';

/** Builds the generator with one heading changed, into a folder of its own. */
async function buildChangedGenerator(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'storyloom-generator-'));
  await build({
    root: join(repository, 'mfe-generator'),
    configFile: join(repository, 'mfe-generator/vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'change-a-heading',
        transform: (code, id) => (id.endsWith('/generation/strings.ts') ? code.replace(OLD, NEW) : null),
      },
    ],
  });
  return outDir;
}

/** Hash of every file outside `remotes/`, by path; the HTML without its release map. */
async function shellFiles(site: string): Promise<Record<string, string>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries) {
    const path = relative(site, join(entry.parentPath, entry.name));
    if (!entry.isFile() || /^remotes(?:\/|\.json)/.test(path) || path.startsWith('index.html.')) continue;
    const content = await readFile(join(site, path));
    const bytes = path === 'index.html' ? content.toString().replace(/(id="storyloom-releases">)[^<]*/, '$1') : content;
    files[path] = createHash('sha256').update(bytes).digest('hex');
  }
  return files;
}

test('a release of the generator alone is there after a reload, with the shell’s files untouched', async ({ page }) => {
  test.slow();
  const site = await SiteCopy.make();
  const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
  await page.goto(`${backend.url}/generators/fantasy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
  const before = await shellFiles(site.folder);

  const changed = await buildChangedGenerator();
  await assemble({ site: site.folder, builds: { 'mfe-generator': changed } });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW);
  expect(Object.keys(before).length).toBeGreaterThan(8);
  expect(await shellFiles(site.folder)).toEqual(before);

  await backend.stop();
  await site.remove();
  await rm(changed, { recursive: true });
});
