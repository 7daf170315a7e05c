import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

describe('the site', () => {
  let folder: string;
  let get: TestSite['get'];
  let write: TestSite['write'];
  beforeEach(async () => {
    ({ folder, get, write } = await createTestSite());
  });

  describe('cache headers', () => {
    it('revalidate pages and files without a hash, with 304 while they are the same', async () => {
      for (const name of ['/', '/about', '/remotes.json', '/remotes/generator/remoteEntry.js', '/favicon.svg']) {
        const first = await get(name);
        const etag = first.headers.get('etag')!;
        const again = await get(name, { 'if-none-match': `"other", ${etag}` });
        expect([name, again.status, await again.text()]).toEqual([name, 304, '']);
        expect((await get(name, { 'if-none-match': '"other"' })).status, name).toBe(200);
      }
    });
  });

  describe('replaced files', () => {
    it('are served at once, even with the same size and time', async () => {
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

    it('are served at once, pages too', async () => {
      const { headers } = await get('/');
      await write('index.html', '<p>new</p>');
      expect(await (await get('/', { 'if-none-match': headers.get('etag')! })).text()).toBe('<p>new</p>');
    });

    it('are served when a module is removed and put back', async () => {
      await rm(path.join(folder, 'remotes/generator'), { recursive: true });
      expect((await get('/remotes/generator/remoteEntry.js')).status).toBe(404);
      await write('remotes/generator/remoteEntry.js', 'back');
      expect(await (await get('/remotes/generator/remoteEntry.js')).text()).toBe('back');
    });
  });

  describe('compressed files', () => {
    beforeEach(async () => {
      await write('assets/main-abcdef12.js.br', brotliCompressSync('main'));
      await write('assets/main-abcdef12.js.gz', gzipSync('main'));
    });

    it('are sent in the first encoding that the browser accepts', async () => {
      for (const [accept, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['*', 'br'],
        ['identity', null],
        ['', null],
      ] as const) {
        const { headers } = await get('/assets/main-abcdef12.js', { 'accept-encoding': accept });
        expect([accept, headers.get('content-encoding')]).toEqual([accept, encoding]);
        expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
        expect(headers.get('vary')).toBe('accept-encoding');
      }
    });

    it('are not served without their original', async () => {
      await rm(path.join(folder, 'assets/main-abcdef12.js'));
      expect((await get('/assets/main-abcdef12.js', { 'accept-encoding': 'br' })).status).toBe(404);
      expect((await get('/assets/main-abcdef12.js.br')).status).toBe(404);
    });

    it('are not used when they are older than their original', async () => {
      await write('remotes.json.br', brotliCompressSync('{}'));
      await utimes(path.join(folder, 'remotes.json.br'), new Date(0), new Date(0));
      const response = await get('/remotes.json', { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBeNull();
    });

    it('of pages are made by the site, because it fills them in', async () => {
      const response = await get('/', { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('"supabaseUrl"');
      expect(response.headers.get('etag')).not.toBe((await get('/')).headers.get('etag'));
    });
  });
});
