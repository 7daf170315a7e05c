import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
// What a page checks a map with.
import { verifyMap } from '../../../shell/src/federation/signed-map.ts';
import { BucketServer } from '../../testing/bucket-server.ts';
import { assembleMadeUp, copyOfBuild, MadeUpSite } from '../../testing/made-up-site.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { releaseToBucket } from '../bucket/release-to-bucket.mjs';
import { releaseModule } from './release.mjs';

afterEach(() => {
  delete process.env['RELEASE_KEY'];
});

async function useKeyFile(content: string): Promise<void> {
  process.env['RELEASE_KEY'] = join(await temporaryFolder(), 'key.pem');
  await writeFile(process.env['RELEASE_KEY'], content);
}

const pem = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }));

/** Sets a new key. @returns the public one, as a page has it */
async function useKey(): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await useKeyFile(pem(privateKey));
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}

it('signs the map of each release, roll-back and assembly, and leaves a map alone that it can’t sign again', async () => {
  const site = await MadeUpSite.make();
  const map = () => site.text('remotes.json');
  const build = await copyOfBuild('mfe-inspiration', 'Another release');
  const release = () => releaseModule('inspiration', site.folder, { build });
  const key = await useKey();
  await release();
  expect(await verifyMap(await map(), key)).toBe(true);
  await releaseModule('inspiration', site.folder, { rollback: true });
  const signed = await map();
  expect(await verifyMap(signed, key)).toBe(true);

  delete process.env['RELEASE_KEY'];
  await expect(release()).rejects.toThrow('Set RELEASE_KEY to the file');
  await expect(assembleMadeUp(site.folder)).rejects.toThrow('Set RELEASE_KEY to the file');
  const other = await useKey();
  await expect(release()).rejects.toThrow('is signed with another key');
  expect(await map()).toBe(signed);

  await assembleMadeUp(site.folder);
  expect(await verifyMap(await map(), other)).toBe(true);
  expect(await verifyMap(await map(), key)).toBe(false);
  expect(await site.text('app.html')).toContain(`<meta name="storyloom-map-key" content="${other}" />`);

  const altered = (await map()).replace('/remotes/marketing/', '/remotes/elsewhere/');
  await writeFile(join(site.folder, 'remotes.json'), altered);
  await expect(release()).rejects.toThrow('or was changed since');
  expect(await map()).toBe(altered);
});

it('signs the map in a bucket', async () => {
  const site = await MadeUpSite.make();
  const bucket = await BucketServer.with(site.folder);
  const build = await copyOfBuild('mfe-inspiration', 'Another release');
  const key = await useKey();
  await releaseToBucket('inspiration', bucket.address, { build }, bucket.environment);
  expect(await verifyMap(bucket.text('remotes.json'), key)).toBe(true);
  bucket.stop();
});

it('refuses a file without a private key of Ed25519, and prints nothing of it', async () => {
  const site = await MadeUpSite.make();
  const before = await site.files('all');
  const build = await copyOfBuild('mfe-inspiration', 'Another release');
  const rsa = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  for (const content of ['a secret that is no key', rsa]) {
    await useKeyFile(content);
    const refused = await releaseModule('inspiration', site.folder, { build }).catch(String);
    expect(refused).toContain('RELEASE_KEY must name a file with a private key of Ed25519');
    expect(refused).not.toContain('secret');
    expect(await site.files('all')).toEqual(before);
  }
});
