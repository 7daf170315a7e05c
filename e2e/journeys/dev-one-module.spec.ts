import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { devPlan, limitsOf } from '../../scripts/lib/dev-plan.mjs';
import { Backend, repository } from '../fixtures/backend.ts';
import { developmentTest as test } from '../fixtures/development.ts';
import { RepositoryCopy } from '../fixtures/repository-copy.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect } from '../fixtures/test.ts';

// The tests start their own servers.
test.use({ baseURL: '' });

/** Vite prepares its libraries at a first start, which takes a minute or two on a busy machine. */
const LONGEST_MS = 300_000;

const OLD = 'Fantasy Story Generator';
const NEW = 'Fantasy Story Loom';
const WORDS = 'mfe-generator/src/features/generation/strings.ts';

/** The first page after a start may be shown while Vite still prepares libraries: see CONTRIBUTING.md. */
async function openFirst(page: Page, url: string) {
  await expect(async () => {
    await page.goto(url);
    await expect(page.getByLabel('Your prompt')).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 120_000 });
}

/** Changes the title of a page of the generator; the page shows it without being loaded again. */
async function expectHotReload(page: Page, folder: string) {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const file = join(folder, WORDS);
  await writeFile(file, (await readFile(file, 'utf8')).replace(OLD, NEW));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
}

test(
  'One module is started from its sources, in the site and with a list of its pages, and the other modules are their last builds',
  { tag: IN_MATRIX },
  async ({ page, develop }) => {
    test.setTimeout(LONGEST_MS);
    const copy = await RepositoryCopy.make();
    // The inspiration module has no build yet.
    for (const folder of ['mfe-marketing', 'mfe-dashboard'])
      await cp(join(repository, folder, 'dist'), join(copy.folder, folder, 'dist'), { recursive: true });
    const development = await develop(copy, 'generator');
    expect(development.log).toContain('As they were last built: dashboard, inspiration, marketing');
    expect(development.log).not.toMatch(/\[mfe-(?:dashboard|inspiration|marketing)\]/);

    await openFirst(page, `${development.url}/generators/fantasy`);
    await page.getByLabel('Your prompt').fill('A lamp that someone forgets to light.');
    await expectHotReload(page, copy.folder);
    await expect(page.getByLabel('Your prompt')).toHaveValue('A lamp that someone forgets to light.');

    const [alone = ''] = /http:\S+(?=\/generators {2}Story generator)/.exec(development.log) ?? [];
    await page.goto(alone);
    const colour = () => page.evaluate(() => getComputedStyle(document.body).color);
    const light = await colour();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colour()).not.toBe(light);
    const link = page.getByRole('link', { name: 'Generators' });
    await expect(link).toBeVisible();
    await openFirst(page, new URL((await link.getAttribute('href')) ?? '', alone).href);

    await page.goto(`${development.url}/generators`);
    const main = page.getByRole('navigation', { name: 'Main' });
    const manifest = page.waitForResponse(
      async (response) =>
        response.url().endsWith('/mf-manifest.json') && (await response.text()).includes('"id":"inspiration"'),
    );
    await main.getByRole('link', { name: 'Inspiration' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    // Only a build lists its files.
    expect(await (await manifest).json()).toHaveProperty('files');
    await development.stop();
    await copy.remove();
  },
);

test(
  'A checkout with the shell and one module alone shows that module in a deployed site, with the data of that site',
  { tag: IN_MATRIX },
  async ({ page, develop }) => {
    test.setTimeout(LONGEST_MS);
    const site = await Backend.start();
    const copy = await RepositoryCopy.make();
    const own = ['shared', 'shell', 'mfe-generator', 'scripts', 'node_modules'];
    for (const folder of await readdir(copy.folder))
      if (!own.includes(folder) && !folder.includes('.')) await rm(join(copy.folder, folder), { recursive: true });
    const development = await develop(copy, 'generator', '--from', `${site.url}/`);
    expect(development.log).toContain(`stories, prompts and accounts are those of ${site.url}.`);

    await openFirst(page, `${development.url}/generators/fantasy`);
    await expectHotReload(page, copy.folder);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Inspiration' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await main.getByRole('link', { name: 'Generators' }).click();
    await page.getByRole('button', { name: 'Random prompt' }).click();
    await expect(page.getByLabel('Your prompt')).not.toBeEmpty();
    await development.stop();
    await Promise.all([site.stop(), copy.remove()]);
  },
);

test('A module that does not exist and an address that is none are refused, and the message says what there is', async () => {
  expect(() => devPlan({ id: 'games', base: repository })).toThrow(
    'This checkout has no module “games”. It has dashboard, generator, inspiration, marketing.',
  );
  expect(() => devPlan({ id: 'generator', from: 'stories.example', base: repository })).toThrow(
    '--from takes the address of a deployed site, such as https://stories.example: “stories.example” is none.',
  );
  expect(() => devPlan({ from: 'https://stories.example', base: repository })).toThrow('Say which module is yours');
});

test('A port that another server has is refused, with what to do', async () => {
  const other = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const started = promisify(execFile)(process.execPath, ['scripts/dev.mjs', 'generator'], { cwd: repository, env });
  await expect(started).rejects.toThrow(`Another server answers at http://127.0.0.1:${port}. Stop it, or set PORT`);
  other.close();
});

test('What a checkout lacks decides what is started, and is said', async () => {
  const base = await mkdtemp(join(tmpdir(), 'storyloom-checkout-'));
  await mkdir(join(base, 'mfe-games'));
  await writeFile(join(base, 'mfe-games/remote.json'), JSON.stringify({ id: 'games', port: 5175, routes: ['/games'] }));
  const plan = devPlan({ id: 'games', base });
  expect(plan).toMatchObject({ shell: false, backend: false, sources: [{ id: 'games' }], builds: [] });
  expect(limitsOf(plan)).toEqual([
    'This checkout has no shell: each module is shown alone, without header, sign-in and the other modules.',
    'This checkout has no backend: pages that need data say that they can’t reach it.',
  ]);
  for (const folder of ['shell', 'backend']) {
    await mkdir(join(base, folder));
    await writeFile(join(base, folder, 'package.json'), '{}');
  }
  expect(limitsOf(devPlan({ id: 'games', base }))).toEqual([
    'This checkout has no other module: `--from <address>` takes the others from a deployed site.',
  ]);
  expect(limitsOf(devPlan({ id: 'games', from: 'https://stories.example', base }))).toEqual([]);
  await rm(base, { recursive: true });
});
