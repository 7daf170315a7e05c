import { rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let folder: string;
let get: TestSite['get'];
let write: TestSite['write'];
beforeEach(async () => {
  ({ folder, get, write } = await createTestSite());
});

it('pages and files without a hash are revalidated, with 304 while they are the same', async () => {
  for (const name of ['/', '/about', '/remotes.json', '/remotes/generator/remoteEntry.js', '/favicon.svg']) {
    const first = await get(name);
    const etag = first.headers.get('etag')!;
    const again = await get(name, { 'if-none-match': `"other", ${etag}` });
    expect([name, again.status, await again.text()]).toEqual([name, 304, '']);
    expect((await get(name, { 'if-none-match': '"other"' })).status, name).toBe(200);
  }
});

it('a replaced file is served at once, even with the same size and time', async () => {
  const file = path.join(folder, 'remotes.json');
  const time = new Date(1_700_000_000_000);
  await utimes(file, time, time);
  const { headers } = await get('/remotes.json');
  await writeFile(`${file}.new`, '[]');
  await utimes(`${file}.new`, time, time);
  await rename(`${file}.new`, file);
  const again = await get('/remotes.json', { 'if-none-match': headers.get('etag')! });
  expect(await again.text()).toBe('[]');
});

it('a compressed file is not used when it is older than its original', async () => {
  await write('remotes.json.br', brotliCompressSync('{}'));
  await utimes(path.join(folder, 'remotes.json.br'), new Date(0), new Date(0));
  const response = await get('/remotes.json', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBeNull();
});

it('pages are filled in before the site compresses them', async () => {
  const response = await get('/', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('"supabaseUrl"');
  expect(response.headers.get('etag')).not.toBe((await get('/')).headers.get('etag'));
});
