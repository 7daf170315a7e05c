import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cacheControl } from '../../../backend/src/site/caching.ts';
import { contentType } from '../../../backend/src/site/content-types.ts';
import { BucketServer } from '../../testing/bucket-server.ts';
import { copyOfBuild, MadeUpSite } from '../../testing/made-up-site.ts';
import { releaseModule } from '../release/release.mjs';
import { headersOf } from './headers.mjs';
import { releaseToBucket } from './release-to-bucket.mjs';

let site: MadeUpSite;
let bucket: BucketServer;
beforeEach(async () => {
  site = await MadeUpSite.make();
  bucket = await BucketServer.with(site.folder);
});
afterEach(() => bucket.stop());

const release = (id: string, options: Parameters<typeof releaseToBucket>[2]) =>
  releaseToBucket(id, bucket.address, options, bucket.environment);

const entryInBucket = (id: string) =>
  (JSON.parse(bucket.text('remotes.json')) as ReleaseMap).remotes.find((remote) => remote.id === id)!;

const nameInBucket = (id: string) => basename(dirname(entryInBucket(id).entry));

it('stores what a release to a folder writes, and nothing that the bucket has', async () => {
  const build = await copyOfBuild('mfe-generator', 'Another release');
  await releaseModule('generator', site.folder, { build });
  await release('generator', { build });
  expect(JSON.parse(bucket.text('remotes.json'))).toEqual(await site.map());
  for (const file of Object.keys(await site.files()))
    expect(bucket.files.get(file)?.body.equals(await readFile(join(site.folder, file))), file).toBe(true);
  const elsewhere = /^PUT (?:remotes\/(?!generator\/)|assets\/)/;
  expect(bucket.changes.filter((change) => elsewhere.test(change))).toEqual([]);
});

it('uploads the files of a release first and the map last, so no reader meets half a release', async () => {
  await release('generator', { build: await copyOfBuild('mfe-generator', 'Another release') });
  const { changes } = bucket;
  const places = (pattern: RegExp) => changes.flatMap((change, index) => (pattern.test(change) ? [index] : []));
  const files = places(/^PUT remotes\/generator\//);
  const record = places(/^PUT \.releases\/generator\//);
  const staleCopies = places(/^DELETE remotes\.json\.(?:br|gz)$/);
  const map = changes.indexOf('PUT remotes.json');
  expect(files.length).toBeGreaterThan(5);
  expect(record.length).toBeGreaterThan(0);
  expect(Math.max(...files)).toBeLessThan(Math.min(...record));
  expect(Math.max(...record, ...staleCopies)).toBeLessThan(map);
  expect(staleCopies).toHaveLength(2);
  expect(changes.slice(map + 1).toSorted()).toEqual([
    'PUT .releases/log.jsonl',
    'PUT remotes.json.br',
    'PUT remotes.json.gz',
  ]);
});

it('stores files with the type and the caching of our own server', async () => {
  const release16 = 'remotes/inspiration/0123456789abcdef';
  for (const file of [
    'remotes.json',
    'index.html',
    'sitemap.xml',
    'robots.txt',
    'favicon.svg',
    'assets/index-12345678.js',
    'assets/start.js',
    'assets/page-12345678.html',
    `${release16}/remoteEntry.js`,
    `${release16}/assets/page.css`,
    'remotes/inspiration/pictures/fox.png',
  ])
    expect(headersOf(file), file).toEqual({
      'content-type': contentType(file),
      'cache-control': cacheControl(`/${file}`),
    });
  for (const [ending, encoding] of [
    ['br', 'br'],
    ['gz', 'gzip'],
  ])
    expect(headersOf(`${release16}/page.js.${ending}`)).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
    });
  await release('inspiration', { build: await copyOfBuild('mfe-inspiration', 'Another release') });
  for (const file of ['remotes.json', `${dirname(entryInBucket('inspiration').entry).slice(1)}/words.json.br`])
    expect(bucket.files.get(file)?.headers, file).toEqual(headersOf(file));
});

it('starts again when another release was faster, so both are in service', async () => {
  const ids = ['generator', 'inspiration'] as const;
  const before = ids.map(nameInBucket);
  // Neither stores its map before both have read the one before.
  let bothHaveRead = () => {};
  const reads = new Promise<void>((resolve) => (bothHaveRead = resolve));
  let count = 0;
  bucket.before = async (method, key) => {
    if (method === 'GET' && key === 'remotes.json' && (count += 1) === ids.length) bothHaveRead();
    if (method === 'PUT' && key === 'remotes.json') await reads;
    return undefined;
  };
  await Promise.all(ids.map(async (id) => release(id, { build: await copyOfBuild(`mfe-${id}`, 'Another') })));
  expect(count).toBeGreaterThan(ids.length);
  for (const [index, id] of ids.entries()) {
    const name = nameInBucket(id);
    expect(name).not.toBe(before[index]);
    expect(bucket.files.has(`remotes/${id}/${name}/remoteEntry.js`)).toBe(true);
    expect(bucket.text('.releases/log.jsonl')).toContain(`"id":"${id}","release":"${name}"`);
  }
});

it('leaves the map and all that follows as it was when an upload breaks off, and succeeds later', async () => {
  const before = bucket.text('remotes.json');
  const build = await copyOfBuild('mfe-generator', 'Another release');
  for (const [isCut, stored] of [
    [(key: string) => key.endsWith('/mf-manifest.json'), /^PUT remotes\/generator\//],
    [(key: string) => key.startsWith('.releases/generator/'), /^PUT (?:remotes\/generator|\.releases)\//],
    [(key: string) => key === 'remotes.json', /^(?!PUT (?:remotes\.json|\.releases\/log))/],
  ] as const) {
    bucket.changes.splice(0);
    bucket.before = (method, key) => (method === 'PUT' && isCut(key) ? 503 : undefined);
    await expect(release('generator', { build })).rejects.toThrow('was answered with 503: Refused by the test.');
    expect(bucket.text('remotes.json')).toBe(before);
    expect(bucket.changes.length).toBeGreaterThan(0);
    expect(bucket.changes.filter((change) => !stored.test(change))).toEqual([]);
  }
  bucket.before = () => undefined;
  await release('generator', { build });
  const { entry } = entryInBucket('generator');
  expect(before).not.toContain(entry);
  const { files } = JSON.parse(bucket.text(entry.slice(1))) as { readonly files: object };
  for (const file of Object.keys(files))
    expect(bucket.files.has(`${dirname(entry).slice(1)}/${file}`), file).toBe(true);
});

it('rehearses a release, rolls it back and pins one as in a folder', async () => {
  const first = nameInBucket('inspiration');
  const build = await copyOfBuild('mfe-inspiration', 'Another release');
  await release('inspiration', { build, 'dry-run': true });
  expect(bucket.changes).toEqual([]);
  await release('inspiration', { build });
  const second = nameInBucket('inspiration');
  expect(second).not.toBe(first);
  await release('inspiration', { rollback: true });
  expect(nameInBucket('inspiration')).toBe(first);
  await release('inspiration', { pin: second });
  expect(entryInBucket('inspiration')).toMatchObject({ pinned: true, entry: expect.stringContaining(second) });
});

it('removes pages of a module that leaves, and nothing that was stored within the last hour', async () => {
  const [old, recent] = ['generators/index.html', 'generators/fantasy/index.html'];
  bucket.files.set(recent, { ...bucket.files.get(recent)!, changed: Date.now() });
  await release('generator', { remove: true });
  expect(bucket.changes.filter((change) => /^DELETE generators\/.*html$/.test(change))).toEqual([`DELETE ${old}`]);
});

it('says what keeps a release out, and stores nothing', async () => {
  const build = await copyOfBuild('mfe-inspiration', 'Another release');
  const { address, environment } = bucket;
  for (const [to, given, reason] of [
    ['s3://stories/elsewhere', environment, 's3://stories/elsewhere is not an assembled site: it has no remotes.json.'],
    ['s3://', environment, '“s3://” is no bucket: write s3://bucket/prefix.'],
    [address, {}, 'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    [address, { ...environment, AWS_ENDPOINT_URL: 'http://127.0.0.1:9' }, `${address} can’t be reached`],
  ] as const)
    await expect(releaseToBucket('inspiration', to, { build }, given), reason).rejects.toThrow(reason);
  await expect(release('inspiration', { pin: '0123456789abcdef' })).rejects.toThrow(
    `${address} has no release 0123456789abcdef of inspiration.`,
  );
  await rm(join(build, 'remoteEntry.js'));
  await expect(release('inspiration', { build })).rejects.toThrow('remoteEntry.js is missing.');
  bucket.files.set('.releases/host.json', { body: Buffer.from('{}'), headers: {}, changed: 0 });
  await expect(release('inspiration', { build })).rejects.toThrow('was made ready for a host');
  expect(bucket.changes).toEqual([]);
});
