import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { Backend } from '../fixtures/backend.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The test starts its own backend.
test.use({ baseURL: '' });

test('A page runs modules from a signed map, and none from an altered one', async ({ page }) => {
  test.slow();
  const site = await SiteCopy.make();
  const { privateKey } = generateKeyPairSync('ed25519');
  const keyFile = join(site.folder, '.releases/key.pem');
  await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  process.env['RELEASE_KEY'] = keyFile;
  await assemble({ site: site.folder, compresses: false }).finally(() => delete process.env['RELEASE_KEY']);
  const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
  const generator = new GeneratorScreen(page);
  const works = async () => {
    await page.goto(`${backend.url}/generators/fantasy`);
    await page.getByRole('button', { name: 'Random prompt' }).click();
    await expect(generator.prompt).not.toHaveValue('');
  };
  await works();

  const map = join(site.folder, 'remotes.json');
  const signed = await readFile(map, 'utf8');
  await writeFile(map, signed.replace('"contract":1', '"contract":1,"note":"altered"'));
  await page.reload();
  await expect(page.locator('html[data-alone]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fantasy Story Generator');
  await expect(page.getByText('This page’s buttons didn’t load.')).toBeVisible();

  await writeFile(map, signed);
  await works();
  await backend.stop();
  await site.remove();
});
