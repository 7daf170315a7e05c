import type { Locator, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { expectNoViolations } from '../fixtures/axe.ts';
import { freePort, repository } from '../fixtures/backend.ts';
import { overflowOn } from '../fixtures/overflow.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { still } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';

/** The windows of the gallery: its part, the button that opens it, and its role. */
const WINDOWS = [
  ['dialog', 'A dialog taller than the screen', 'dialog'],
  ['confirm-dialog', 'Delete story', 'alertdialog'],
  ['menu', 'Filters', 'menu'],
] as const;

/** Builds and serves the page with all components of the design system. */
async function openGallery() {
  const root = join(repository, 'shared/gallery');
  const shared = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const;
  const outDir = await mkdtemp(join(tmpdir(), 'storyloom-gallery-'));
  await build({ ...shared, build: { outDir, emptyOutDir: true, minify: false } });
  const port = await freePort();
  const address = { host: '127.0.0.1', port, strictPort: true, open: false };
  const server = await preview({ ...shared, build: { outDir }, preview: address });
  const close = async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

test.describe('the gallery of components', { tag: [...IN_SOAK] }, () => {
  // The tests need no backend, and share one build of the gallery.
  test.use({ baseURL: '' });
  test.describe.configure({ mode: 'default' });

  let gallery: Awaited<ReturnType<typeof openGallery>>;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    gallery = await openGallery();
    page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  });
  test.beforeEach(async () => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(gallery.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await still(page);
  });
  test.afterAll(async () => {
    await page.context().close();
    await gallery.close();
  });

  const part = (id: string): Locator => page.locator(`section#${id}`);

  test('Components, windows and messages have no accessibility violation and fit 320 px', async () => {
    expect(await page.locator('section[id]').count()).toBeGreaterThan(25);
    await expectNoViolations(page, 'all parts');
    for (const [id, name, role] of WINDOWS) {
      await part(id).getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole(role)).toBeVisible();
      await expectNoViolations(page, name, [320, 1280], `[role=${role}]`);
      await page.setViewportSize({ width: 320, height: 700 });
      // Floating elements follow their button a moment after the page has become narrower.
      await expect.poll(() => overflowOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await part('toast').getByRole('button', { name: 'Error with its reason', exact: true }).click();
    const toast = page.locator('[data-toaster]');
    // A toast stays while it has the focus.
    await toast.getByRole('button').last().focus();
    await expectNoViolations(page, 'a message', [320], '[data-toaster]');
  });

  test('In forced colors, controls have edges, and focus and selection can be seen', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const controls: Record<string, Locator> = {
      'primary button': part('button').getByRole('button', { name: 'primary' }).first(),
      'secondary button': part('button').getByRole('button', { name: 'secondary' }).first(),
      'text field': part('text-field').getByLabel('Title'),
      'text area': part('text-area').getByLabel('Prompt', { exact: true }),
      select: part('select').getByLabel('Genre', { exact: true }),
      checkbox: part('checkbox').getByRole('checkbox').first(),
      'slider thumb': part('slider').getByRole('slider').first(),
    };
    for (const [name, control] of Object.entries(controls)) {
      // The browser draws a checkbox, edge and all.
      if (name !== 'checkbox') {
        const edge = await control.evaluate((element) => getComputedStyle(element).borderTopWidth);
        expect.soft(Number.parseFloat(edge), `edge of the ${name}`).toBeGreaterThanOrEqual(1);
      }
      const before = await pictureAround(page, control);
      await control.focus();
      await page.keyboard.press('Shift');
      expect.soft((await pictureAround(page, control)).equals(before), `the focused ${name}`).toBe(false);
      await control.blur();
    }
    const [mine, liked] = ['My stories', 'Liked'].map((name) => part('tabs').getByRole('tab', { name }));
    const lineOf = (tab?: Locator) =>
      tab?.evaluate((element) => {
        const { borderBottomColor, borderBottomStyle, boxShadow } = getComputedStyle(element);
        return [borderBottomColor, borderBottomStyle, boxShadow].join(' ');
      });
    expect.soft(await lineOf(mine), 'line under the selected tab').not.toBe(await lineOf(liked));
    const boxes = part('checkbox').getByRole('checkbox');
    expect.soft((await boxes.nth(0).screenshot()).equals(await boxes.nth(1).screenshot()), 'a ticked box').toBe(false);
    await page.emulateMedia({ forcedColors: null });
  });
});

/** A picture of an element with its outline. */
async function pictureAround(page: Page, element: Locator): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return page.screenshot({ clip: { x: x - 6, y: y - 6, width: width + 12, height: height + 12 } });
}
