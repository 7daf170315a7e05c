import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { Backend } from '../fixtures/backend.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The test starts its own backend.
test.use({ baseURL: '' });

const ELSEWHERE = 'https://modules.example';

test('Code of a module from an origin that the page lists runs', { tag: IN_MATRIX }, async ({ page }) => {
  test.slow();
  const site = await SiteCopy.make();
  process.env['REMOTE_ORIGINS'] = ELSEWHERE;
  await assemble({ site: site.folder, compresses: false }).finally(() => delete process.env['REMOTE_ORIGINS']);
  const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
  await page.route(`${ELSEWHERE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
    const headers = { 'access-control-allow-origin': '*', 'content-type': contentType };
    await route.fulfill({ headers, body: await readFile(join(site.folder, pathname)) });
  });
  const map = join(site.folder, 'remotes.json');
  const moved = (await readFile(map, 'utf8')).replace('"/remotes/generator/', `"${ELSEWHERE}/remotes/generator/`);
  await writeFile(map, moved);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${backend.url}/generators`);
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Random prompt' })).toBeEnabled();
  expect(asked.filter((url) => url.includes('/remotes/generator/') && !url.startsWith(ELSEWHERE))).toEqual([]);
  await backend.stop();
  await site.remove();
});
