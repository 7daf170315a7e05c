import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Backend } from '../fixtures/backend.ts';
import { Development } from '../fixtures/development.ts';
import { RepositoryCopy } from '../fixtures/repository-copy.ts';
import { IN_MATRIX, isSoak, LONGER_IN_SOAK } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

// The test starts its own servers.
test.use({ baseURL: '' });

/** Vite prepares its libraries at a first start, which takes minutes on a busy machine. */
const LONGEST_MS = 540_000;

const OLD = 'Fantasy Story Generator';
const NEW = 'Fantasy Story Loom';
const WORDS = 'mfe-generator/src/features/generation/strings.ts';

/** The folders of a checkout with the shell and one module; the files beside them stay. */
const OWN = ['shared', 'shell', 'mfe-generator', 'scripts', 'node_modules'];

/**
 * While Vite prepares libraries at a first start, files of a page may not arrive, or the page stays empty: see CONTRIBUTING.md. It is
 * opened again then, but not too soon: that would interrupt what a busy machine is preparing.
 */
async function openFirst(page: Page, url: string) {
  const prompt = page.getByLabel('Your prompt');
  await expect(async () => {
    await page.goto(url);
    await expect(prompt.or(page.getByRole('main').getByRole('alert')).first()).toBeVisible({ timeout: 90_000 });
    expect(await prompt.isVisible()).toBe(true);
  }).toPass();
}

test(
  'A checkout with one module runs it with hot reload in a deployed site',
  { tag: [IN_MATRIX, LONGER_IN_SOAK] },
  async ({ page }) => {
    test.setTimeout(LONGEST_MS);
    const [site, copy] = [await Backend.start(), await RepositoryCopy.make()];
    for (const folder of await readdir(copy.folder))
      if (!OWN.includes(folder) && !folder.includes('.')) await rm(join(copy.folder, folder), { recursive: true });
    const development = await Development.start(copy.folder, 'generator', '--from', `${site.url}/`);
    try {
      expect(development.log).toContain(`stories, prompts and accounts are those of ${site.url}.`);

      await openFirst(page, `${development.url}/generators/fantasy`);
      await page.getByLabel('Your prompt').fill('A lamp that someone forgets to light.');
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      const file = join(copy.folder, WORDS);
      await writeFile(file, (await readFile(file, 'utf8')).replace(OLD, NEW));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW);
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      await expect(page.getByLabel('Your prompt')).toHaveValue('A lamp that someone forgets to light.');

      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'Inspiration' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await main.getByRole('link', { name: 'Generators' }).click();
      await page.getByRole('button', { name: 'Random prompt' }).click();
      await expect(page.getByLabel('Your prompt')).not.toHaveValue(/^$|^A lamp/);

      // Another page of four hundred modules, each prepared at its first request.
      if (!isSoak) return;
      const [alone = ''] = /http:\S+(?=\/generators {2}Story generator)/.exec(development.log) ?? [];
      await page.goto(alone);
      const link = page.getByRole('link', { name: 'Generators' });
      await openFirst(page, new URL((await link.getAttribute('href')) ?? '', alone).href);
    } finally {
      await development.stop();
      await Promise.all([site.stop(), copy.remove()]);
    }
  },
);
