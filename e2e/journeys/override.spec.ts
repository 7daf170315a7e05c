import { assemble } from '../../scripts/lib/assemble.mjs';
import { Backend } from '../fixtures/backend.ts';
import { DevelopmentServer } from '../fixtures/development-server.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test as base } from '../fixtures/test.ts';

const test = base.extend<{ server: DevelopmentServer; allowing: Backend }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures it takes
  server: async ({}, use) => {
    const server = await DevelopmentServer.start('mfe-generator');
    await use(server);
    await server.stop();
  },
  /** A site that allows the server. */
  allowing: async ({ server }, use) => {
    const site = await SiteCopy.make();
    process.env['REMOTE_OVERRIDES'] = server.url;
    await assemble({ site: site.folder }).finally(() => delete process.env['REMOTE_OVERRIDES']);
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    await use(backend);
    await backend.stop();
    await site.remove();
  },
});

// The tests start their own backend.
test.use({ baseURL: '' });

test(
  'A developer’s own server puts one module into a site that allows it, for one tab, until it is ended',
  { tag: IN_MATRIX },
  async ({ page, context, server, allowing }) => {
    test.slow();
    const badge = page.getByRole('region', { name: 'Module of a developer' });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));

    await server.edit('src/features/generation/strings.ts', 'Random prompt', 'Roll a prompt');
    const follows = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    await page.goto(`${allowing.url}/generators?remote.generator=${server.url}`);
    await expect(badge).toContainText(`“generator” comes from ${server.url}.`);
    await expect(page.getByRole('button', { name: 'Roll a prompt' })).toBeEnabled();

    await follows;
    await server.edit('src/features/generation/strings.ts', 'Roll a prompt', 'Draw a prompt');
    await expect(page.getByRole('button', { name: 'Draw a prompt' })).toBeEnabled();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inspiration' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(badge).toBeVisible();
    await page.goto(`${allowing.url}/generators`);
    await expect(page.getByRole('button', { name: 'Draw a prompt' })).toBeEnabled();
    const other = await context.newPage();
    await other.goto(`${allowing.url}/generators`);
    await expect(other.getByRole('button', { name: 'Random prompt' })).toBeEnabled();

    await badge.getByRole('button', { name: 'Use the released one' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Random prompt' })).toBeEnabled();
    await expect(badge).toBeHidden();
    expect(problems).toEqual([]);
  },
);

test('A site without the setting has nothing of a developer’s server', { tag: IN_MATRIX }, async ({ page }) => {
  const backend = await Backend.start();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const isPolicyOff of [false, true]) {
    if (isPolicyOff)
      await page.route(`${backend.url}/generators*`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } });
      });
    await page.goto(`${backend.url}/generators?remote.generator=http://127.0.0.1:5172`);
    await expect(page.locator('html[data-live]')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Random prompt' })).toBeEnabled();
    await expect(page.getByRole('region', { name: 'Module of a developer' })).toHaveCount(0);
  }
  expect(asked.filter((url) => !url.startsWith(backend.url))).toEqual([]);
  await backend.stop();
});
