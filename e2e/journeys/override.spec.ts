import { assemble } from '../../scripts/lib/assemble.mjs';
import { Backend } from '../fixtures/backend.ts';
import { DevelopmentServer } from '../fixtures/development-server.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The test starts its own backend.
test.use({ baseURL: '' });

test(
  'A developer’s server replaces one module of a site in one tab',
  { tag: [...IN_SOAK] },
  async ({ page, context }) => {
    test.slow();
    const [server, site] = [await DevelopmentServer.start('mfe-generator'), await SiteCopy.make()];
    process.env['REMOTE_OVERRIDES'] = server.url;
    await assemble({ site: site.folder, compresses: false }).finally(() => delete process.env['REMOTE_OVERRIDES']);
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    const url = `${backend.url}/generators`;
    const badge = page.getByRole('region', { name: 'Module of a developer' });
    const button = (name: string) => page.getByRole('button', { name });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));

    await server.edit('src/features/generation/strings.ts', 'Random prompt', 'Roll a prompt');
    const follows = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    await page.goto(`${url}?remote.generator=${server.url}`);
    await expect(badge).toContainText(`“generator” comes from ${server.url}.`);
    await expect(button('Roll a prompt')).toBeEnabled();

    await follows;
    await server.edit('src/features/generation/strings.ts', 'Roll a prompt', 'Draw a prompt');
    await expect(button('Draw a prompt')).toBeEnabled();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inspiration' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(badge).toBeVisible();
    await page.goto(url);
    await expect(button('Draw a prompt')).toBeEnabled();
    const other = await context.newPage();
    await other.goto(url);
    await expect(other.getByRole('button', { name: 'Random prompt' })).toBeEnabled();

    await badge.getByRole('button', { name: 'Use the released one' }).press('Enter');
    await expect(button('Random prompt')).toBeEnabled();
    await expect(badge).toBeHidden();
    expect(problems).toEqual([]);
    await Promise.all([backend.stop(), server.stop(), site.remove()]);
  },
);
