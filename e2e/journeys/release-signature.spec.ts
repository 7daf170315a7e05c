import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { mapText } from '../../scripts/lib/release/signing.mjs';
import { Backend } from '../fixtures/backend.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The test starts its own backend.
test.use({ baseURL: '' });

const ELSEWHERE = 'https://modules.example';

/** Signs the map of a site, with the generator's files at the other origin. */
async function signMap(file: string): Promise<string> {
  const text = (await readFile(file, 'utf8')).replace('"/remotes/generator/', `"${ELSEWHERE}/remotes/generator/`);
  const { signature: _, ...map } = JSON.parse(text);
  return mapText(map);
}

test(
  'Modules of a signed map run from a listed origin, none of an altered map',
  { tag: IN_MATRIX },
  async ({ page }) => {
    test.slow();
    const site = await SiteCopy.make();
    const { privateKey } = generateKeyPairSync('ed25519');
    const keyFile = join(site.folder, '.releases/key.pem');
    await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const map = join(site.folder, 'remotes.json');
    Object.assign(process.env, { RELEASE_KEY: keyFile, REMOTE_ORIGINS: ELSEWHERE });
    const makeSite = async () => {
      await assemble({ site: site.folder, compresses: false });
      return signMap(map);
    };
    const signed = await makeSite().finally(() => {
      for (const name of ['RELEASE_KEY', 'REMOTE_ORIGINS']) delete process.env[name];
    });
    await writeFile(map, signed);
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    await page.route(`${ELSEWHERE}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
      const headers = { 'access-control-allow-origin': '*', 'content-type': contentType };
      await route.fulfill({ headers, body: await readFile(join(site.folder, pathname)) });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const generator = new GeneratorScreen(page);
    const works = async () => {
      await page.goto(`${backend.url}/generators/fantasy`);
      await page.getByRole('button', { name: 'Random prompt' }).click();
      await expect(generator.prompt).not.toHaveValue('');
    };
    await works();
    expect(asked.filter((url) => url.includes('/remotes/generator/') && !url.startsWith(ELSEWHERE))).toEqual([]);

    await writeFile(map, signed.replace('"contract":1', '"contract":1,"note":"altered"'));
    await page.reload();
    await expect(page.locator('html[data-alone]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fantasy Story Generator');
    await expect(page.getByText('This page’s buttons didn’t load.')).toBeVisible();

    await writeFile(map, signed);
    await works();
    // Modules that load late are read until here.
    await page.unrouteAll({ behavior: 'wait' });
    await backend.stop();
    await site.remove();
  },
);
