import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReleaseMap, RemoteRelease } from '@storyloom/shared/contract';
import { releaseToBucket } from '../../scripts/lib/bucket/release-to-bucket.mjs';
import { releaseModule } from '../../scripts/lib/release/release.mjs';
import { Backend } from '../fixtures/backend.ts';
import { type BucketServer, bucketTest as test } from '../fixtures/bucket-server.ts';
import { copyOfBuild } from '../fixtures/build-copy.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect } from '../fixtures/test.ts';

// No page is opened.
test.use({ baseURL: '' });

/** A build of a module that is another release than the one in service. */
async function otherBuild(id: string, note = 'Another release'): Promise<string> {
  const build = await copyOfBuild(`mfe-${id}`);
  await writeFile(join(build, 'note.txt'), note);
  return build;
}

const mapIn = (bucket: BucketServer) => JSON.parse(bucket.text('remotes.json')) as ReleaseMap;

function releaseIn(bucket: BucketServer, id: string): RemoteRelease {
  const release = mapIn(bucket).remotes.find((remote) => remote.id === id);
  if (!release) throw new Error(`The bucket has no ${id}`);
  return release;
}

const nameIn = (release: RemoteRelease) => basename(dirname(release.entry));

const release = (bucket: BucketServer, id: string, options: Parameters<typeof releaseToBucket>[2]) =>
  releaseToBucket(id, bucket.address, options, bucket.environment);

test('A release to a bucket stores what a release to a folder does, with the headers of our own server', async ({
  bucket,
}) => {
  test.slow();
  const site = await SiteCopy.make();
  const build = await otherBuild('generator');
  await releaseModule('generator', site.folder, { build });
  await release(bucket, 'generator', { build });

  expect(mapIn(bucket)).toEqual(await site.map());
  for (const file of Object.keys(await site.files()))
    expect(bucket.files.get(file)?.body.equals(await readFile(join(site.folder, file))), file).toBe(true);
  const puts = bucket.changes.filter((change) => change.startsWith('PUT')).map((change) => change.slice(4));
  const map = puts.indexOf('remotes.json');
  const folder = `remotes/generator/${nameIn(releaseIn(bucket, 'generator'))}/`;
  const own = puts.filter((file) => file.startsWith(folder));
  expect(own.length).toBeGreaterThan(10);
  expect(puts.slice(map + 1).toSorted()).toEqual(['.releases/log.jsonl', 'remotes.json.br', 'remotes.json.gz']);
  // What the bucket has already is not sent again.
  expect(puts.filter((file) => /^remotes\/(?!generator\/)|^assets\//.test(file))).toEqual([]);

  const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
  for (const file of puts.filter((name) => !name.startsWith('.') && !/\.(?:br|gz)$/.test(name))) {
    const answer = await fetch(`${backend.url}/${file}`, { headers: { 'accept-encoding': 'identity' } });
    const headers = { type: answer.headers.get('content-type'), cache: answer.headers.get('cache-control') };
    const stored = bucket.files.get(file)?.headers;
    expect({ type: stored?.['content-type'], cache: stored?.['cache-control'] }, file).toEqual(headers);
  }
  for (const [ending, encoding] of [
    ['.br', 'br'],
    ['.gz', 'gzip'],
  ] as const) {
    const copy = puts.find((file) => file.startsWith(folder) && file.endsWith(`.js${ending}`));
    expect(bucket.files.get(copy ?? '')?.headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
    });
  }
  await backend.stop();
  await Promise.all([site.remove(), rm(build, { recursive: true })]);
});

test('Of two releases at once both are in service afterwards: the slower one starts again', async ({ bucket }) => {
  test.slow();
  const ids = ['generator', 'inspiration'] as const;
  const before = ids.map((id) => nameIn(releaseIn(bucket, id)));
  const builds = await Promise.all(ids.map((id) => otherBuild(id)));
  // Neither stores its map before both have read the one before.
  let bothHaveRead = () => {};
  const reads = new Promise<void>((resolve) => (bothHaveRead = resolve));
  let count = 0;
  bucket.before = async (method, key) => {
    if (method === 'GET' && key === 'remotes.json' && (count += 1) === ids.length) bothHaveRead();
    if (method === 'PUT' && key === 'remotes.json') await reads;
    return undefined;
  };
  await Promise.all(ids.map((id, index) => release(bucket, id, { build: builds[index] ?? '' })));
  expect(count).toBeGreaterThan(ids.length);
  const after = ids.map((id) => nameIn(releaseIn(bucket, id)));
  expect(after.filter((name) => before.includes(name))).toEqual([]);
  for (const id of ids) {
    expect(bucket.files.has(`remotes/${id}/${nameIn(releaseIn(bucket, id))}/remoteEntry.js`)).toBe(true);
    expect(bucket.text('.releases/log.jsonl')).toContain(`"id":"${id}","release":"${nameIn(releaseIn(bucket, id))}"`);
  }
  await Promise.all(builds.map((build) => rm(build, { recursive: true })));
});

for (const [what, cut, stored] of [
  ['the files of the release', (key: string) => key.endsWith('/mf-manifest.json'), /^PUT remotes\/generator\//],
  ['the record', (key: string) => key.startsWith('.releases/generator/'), /^PUT (?:remotes\/generator|\.releases)\//],
  ['the map', (key: string) => key === 'remotes.json', /^(?!PUT (?:remotes\.json|\.releases\/log))/],
] as const)
  test(
    `An upload that breaks off at ${what} leaves the map and all that comes after it as it was, and the same release goes through later`,
    { tag: inMatrixUnless(what === 'the files of the release') },
    async ({ bucket }) => {
      test.slow();
      const build = await otherBuild('generator');
      const before = bucket.text('remotes.json');
      bucket.before = (method, key) => (method === 'PUT' && cut(key) ? 503 : undefined);
      await expect(release(bucket, 'generator', { build })).rejects.toThrow(
        'was answered with 503: Refused by the test.',
      );
      expect(bucket.text('remotes.json')).toBe(before);
      expect(bucket.changes.length).toBeGreaterThan(0);
      expect(bucket.changes.filter((change) => !stored.test(change))).toEqual([]);

      bucket.before = () => undefined;
      await release(bucket, 'generator', { build });
      const { entry } = releaseIn(bucket, 'generator');
      expect(before).not.toContain(entry);
      const { files } = JSON.parse(bucket.text(entry.slice(1))) as { readonly files: Readonly<Record<string, object>> };
      for (const file of Object.keys(files))
        expect(bucket.files.has(`${dirname(entry).slice(1)}/${file}`), file).toBe(true);
      await rm(build, { recursive: true });
    },
  );

test(
  'Dry run, roll-back, pin, canary and preview work in a bucket as in a folder',
  { tag: IN_MATRIX },
  async ({ bucket }) => {
    test.slow();
    const first = nameIn(releaseIn(bucket, 'generator'));
    const build = await otherBuild('generator');
    await release(bucket, 'generator', { build, 'dry-run': true });
    expect(bucket.changes).toEqual([]);

    await release(bucket, 'generator', { build });
    const second = nameIn(releaseIn(bucket, 'generator'));
    expect(second).not.toBe(first);
    await release(bucket, 'generator', { rollback: true });
    expect(nameIn(releaseIn(bucket, 'generator'))).toBe(first);
    await release(bucket, 'generator', { pin: second });
    expect(releaseIn(bucket, 'generator')).toMatchObject({ pinned: true, entry: expect.stringContaining(second) });
    await release(bucket, 'generator', { unpin: true });
    await release(bucket, 'generator', { build, canary: '10' });
    expect(releaseIn(bucket, 'generator').canary?.percent).toBe(10);
    await release(bucket, 'generator', { end: 'canary' });
    await release(bucket, 'generator', { build, preview: 'loom' });
    expect(Object.keys(releaseIn(bucket, 'generator').previews ?? {})).toEqual(['loom']);
    await release(bucket, 'generator', { end: 'preview' });
    expect(releaseIn(bucket, 'generator')).not.toHaveProperty('previews');
    const actions = bucket
      .text('.releases/log.jsonl')
      .match(/"action":"[^"]*"/g)
      ?.slice(-8);
    expect(actions?.map((action) => action.slice(10, -1))).toEqual([
      'release',
      'rollback',
      'pin',
      'unpin',
      'canary 10 %',
      'end of the canary',
      'preview loom',
      'end of previews',
    ]);
    await rm(build, { recursive: true });
  },
);

test('What keeps a release out of a bucket is said, and nothing is stored', async ({ bucket }) => {
  const build = await otherBuild('generator');
  await expect(releaseToBucket('generator', 's3://stories/elsewhere', { build }, bucket.environment)).rejects.toThrow(
    's3://stories/elsewhere is not an assembled site: it has no remotes.json.',
  );
  await expect(releaseToBucket('generator', bucket.address, { build }, {})).rejects.toThrow(
    'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  );
  await expect(release(bucket, 'generator', { pin: '0123456789abcdef' })).rejects.toThrow(
    `${bucket.address} has no release 0123456789abcdef of generator.`,
  );
  await rm(join(build, 'remoteEntry.js'));
  await expect(release(bucket, 'generator', { build })).rejects.toThrow('remoteEntry.js is missing.');
  bucket.files.set('.releases/host.json', { body: Buffer.from('{}'), headers: {}, changed: 0 });
  await expect(release(bucket, 'generator', { build })).rejects.toThrow('was made ready for a host');
  expect(bucket.changes).toEqual([]);
  await rm(build, { recursive: true });
});
