import { generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { releaseToBucket } from '../../scripts/lib/bucket/release-to-bucket.mjs';
import { releaseModule } from '../../scripts/lib/release/release.mjs';
import { Backend } from '../fixtures/backend.ts';
import { bucketTest as test } from '../fixtures/bucket-server.ts';
import { copyOfBuild } from '../fixtures/build-copy.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect } from '../fixtures/test.ts';

// No page is opened. The key is a setting of the process.
test.use({ baseURL: '' });
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storyloom-keys-'));
});
test.afterEach(() => {
  delete process.env['RELEASE_KEY'];
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Sets a new key, and returns the public one. */
async function useKey(name: string): Promise<KeyObject> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = join(folder, name);
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  process.env['RELEASE_KEY'] = file;
  return publicKey;
}

const mapOf = (site: SiteCopy) => readFile(join(site.folder, 'remotes.json'), 'utf8');

/** Whether a map was signed with the private key of this public one. */
function isSigned(text: string, key: KeyObject): boolean {
  const { signature, ...map } = JSON.parse(text) as { readonly signature: string };
  return verify(null, Buffer.from(JSON.stringify(map)), key, Buffer.from(signature, 'base64'));
}

async function otherBuild(note: string): Promise<string> {
  const build = await copyOfBuild('mfe-generator');
  await writeFile(join(build, 'note.txt'), note);
  return build;
}

test('With a key each release, roll-back and assembly signs the map, and without it a signed map is left alone', async () => {
  test.slow();
  const site = await SiteCopy.make();
  const build = await otherBuild('Another release');
  const key = await useKey('first.pem');
  await releaseModule('generator', site.folder, { build });
  expect(isSigned(await mapOf(site), key)).toBe(true);
  await releaseModule('generator', site.folder, { rollback: true });
  const signed = await mapOf(site);
  expect(isSigned(signed, key)).toBe(true);

  delete process.env['RELEASE_KEY'];
  await expect(releaseModule('generator', site.folder, { build })).rejects.toThrow('Set RELEASE_KEY to the file');
  await expect(assemble({ site: site.folder, compresses: false })).rejects.toThrow('Set RELEASE_KEY to the file');
  expect(await mapOf(site)).toBe(signed);

  const other = await useKey('second.pem');
  await expect(releaseModule('generator', site.folder, { build })).rejects.toThrow('is signed with another key');
  expect(await mapOf(site)).toBe(signed);
  await assemble({ site: site.folder, compresses: false });
  expect(isSigned(await mapOf(site), other)).toBe(true);
  expect(isSigned(await mapOf(site), key)).toBe(false);

  const altered = (await mapOf(site)).replace('/remotes/marketing/', '/remotes/elsewhere/');
  await writeFile(join(site.folder, 'remotes.json'), altered);
  await expect(releaseModule('generator', site.folder, { build })).rejects.toThrow('or was changed since');
  expect(await mapOf(site)).toBe(altered);
  await Promise.all([site.remove(), rm(build, { recursive: true })]);
});

test('A page runs modules from a map that was signed with the key of its site, and none from an altered one', async ({
  page,
}) => {
  test.slow();
  const site = await SiteCopy.make();
  await useKey('browser.pem');
  await assemble({ site: site.folder, compresses: false });
  const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
  const generator = new GeneratorScreen(page);
  const alone = page.locator('html[data-alone]');
  const works = async () => {
    await page.goto(`${backend.url}/generators/fantasy`);
    await page.getByRole('button', { name: 'Random prompt' }).click();
    await expect(generator.prompt).not.toHaveValue('');
  };
  await works();

  const signed = await mapOf(site);
  const file = join(site.folder, 'remotes.json');
  await writeFile(file, signed.replace('"contract":1', '"contract": 1,"note":"altered"'));
  await page.reload();
  await expect(alone).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fantasy Story Generator');
  await expect(page.getByText('This page’s buttons didn’t load.')).toBeVisible();

  await writeFile(file, signed);
  await works();
  await backend.stop();
  await site.remove();
});

test('The map in a bucket is signed as well', async ({ bucket }) => {
  const build = await otherBuild('Another release');
  const key = await useKey('bucket.pem');
  await releaseToBucket('generator', bucket.address, { build }, bucket.environment);
  expect(isSigned(bucket.text('remotes.json'), key)).toBe(true);
  await rm(build, { recursive: true });
});

test('A file without a private key of Ed25519 is refused, and nothing of it is said', async () => {
  const site = await SiteCopy.make();
  const before = await site.files();
  const build = await otherBuild('Another release');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  for (const content of ['a secret that is no key', String(rsa)]) {
    const file = join(folder, 'wrong.pem');
    await writeFile(file, content);
    process.env['RELEASE_KEY'] = file;
    const refused = await releaseModule('generator', site.folder, { build }).catch(String);
    expect(refused).toContain('RELEASE_KEY must name a file with a private key of Ed25519');
    expect(refused).not.toContain('secret');
    expect(await site.files()).toEqual(before);
  }
  await Promise.all([site.remove(), rm(build, { recursive: true })]);
});
