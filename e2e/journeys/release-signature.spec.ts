import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyMap } from '@storyloom/shared/contract';
import { transformWithOxc } from 'vite';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { releaseToBucket } from '../../scripts/lib/bucket/release-to-bucket.mjs';
import { releaseModule } from '../../scripts/lib/release/release.mjs';
import { repository } from '../fixtures/backend.ts';
import { bucketTest as test } from '../fixtures/bucket-server.ts';
import { copyOfBuild } from '../fixtures/build-copy.ts';
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

const publicText = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** Sets a new key, and returns the public one. */
async function useKey(name: string): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = join(folder, name);
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  process.env['RELEASE_KEY'] = file;
  return publicText(publicKey);
}

const mapOf = (site: SiteCopy) => readFile(join(site.folder, 'remotes.json'), 'utf8');

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
  expect(await verifyMap(await mapOf(site), key)).toBe(true);
  await releaseModule('generator', site.folder, { rollback: true });
  const signed = await mapOf(site);
  expect(await verifyMap(signed, key)).toBe(true);

  delete process.env['RELEASE_KEY'];
  await expect(releaseModule('generator', site.folder, { build })).rejects.toThrow('Set RELEASE_KEY to the file');
  await expect(assemble({ site: site.folder, compresses: false })).rejects.toThrow('Set RELEASE_KEY to the file');
  expect(await mapOf(site)).toBe(signed);

  const other = await useKey('second.pem');
  await expect(releaseModule('generator', site.folder, { build })).rejects.toThrow('is signed with another key');
  expect(await mapOf(site)).toBe(signed);
  await assemble({ site: site.folder, compresses: false });
  expect(await verifyMap(await mapOf(site), other)).toBe(true);
  expect(await verifyMap(await mapOf(site), key)).toBe(false);

  const altered = (await mapOf(site)).replace('/remotes/marketing/', '/remotes/elsewhere/');
  await writeFile(join(site.folder, 'remotes.json'), altered);
  await expect(releaseModule('generator', site.folder, { build })).rejects.toThrow('or was changed since');
  expect(await mapOf(site)).toBe(altered);
  await Promise.all([site.remove(), rm(build, { recursive: true })]);
});

test('A browser verifies the map that a release has signed, and not an altered one', async ({ page }) => {
  const site = await SiteCopy.make();
  const build = await otherBuild('Another release');
  const key = await useKey('browser.pem');
  await releaseModule('generator', site.folder, { build });
  const source = join(repository, 'shared/src/contract/signed-map.ts');
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  const files: Readonly<Record<string, string>> = { '/': '<!doctype html>', '/signed-map.js': code };
  await page.route('http://127.0.0.1/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = pathname === '/' ? 'text/html' : 'text/javascript';
    return route.fulfill({ contentType, body: files[pathname] ?? '' });
  });
  await page.goto('http://127.0.0.1/');
  const verified = (text: string) =>
    page.evaluate(
      async ([map, publicKey]) => {
        const address = '/signed-map.js';
        const module = (await import(address)) as { readonly verifyMap: typeof verifyMap };
        return module.verifyMap(map, publicKey);
      },
      [text, key] as const,
    );
  const text = await mapOf(site);
  expect(await verified(text)).toBe(true);
  expect(await verified(text.replace('/remotes/marketing/', '/remotes/elsewhere/'))).toBe(false);
  await Promise.all([site.remove(), rm(build, { recursive: true })]);
});

test('The map in a bucket is signed as well', async ({ bucket }) => {
  const build = await otherBuild('Another release');
  const key = await useKey('bucket.pem');
  await releaseToBucket('generator', bucket.address, { build }, bucket.environment);
  expect(await verifyMap(bucket.text('remotes.json'), key)).toBe(true);
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
