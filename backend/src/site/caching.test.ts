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
    it.each([
      '/assets/main-abcdef12.js',
      '/remotes/generator/assets/routes-C-d_f012.js',
      '/remotes/generator/0123456789abcdef/remoteEntry.js',
      '/remotes/generator/0123456789abcdef/mf-manifest.json',
    ])('The hashed file %s is cached for ever', async (name) => {
      expect((await get(name)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    it.each([
      '/',
      '/about',
      '/remotes.json',
      '/remotes/generator/mf-manifest.json',
      '/remotes/generator/remoteEntry.js',
      '/remotes/generator/assets/remoteEntry-abcdef12.js',
      '/favicon.svg',
    ])('The file %s is revalidated, with 304 while it is the same', async (name) => {
      const first = await get(name);
      expect(first.status).toBe(200);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const etag = first.headers.get('etag')!;
      const again = await get(name, { 'if-none-match': `"other", ${etag}` });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect((await get(name, { 'if-none-match': '"other"' })).status).toBe(200);
    });
  });

  describe('replaced files', () => {
    it('A replaced file is served at once, even when it has the same size and time', async () => {
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

    it('A replaced page is served at once', async () => {
      const { headers } = await get('/');
      await write('index.html', '<p>new</p>');
      expect(await (await get('/', { 'if-none-match': headers.get('etag')! })).text()).toBe('<p>new</p>');
    });

    it('A remote that was removed and put back is served at once', async () => {
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

    it.each([
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['*', 'br'],
      ['identity', null],
      ['', null],
    ])('The site answers accept-encoding "%s" with the encoding %s', async (accept, encoding) => {
      const response = await get('/assets/main-abcdef12.js', { 'accept-encoding': accept });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('vary')).toBe('accept-encoding');
    });

    it('A compressed file without its original is not served', async () => {
      await rm(path.join(folder, 'assets/main-abcdef12.js'));
      expect((await get('/assets/main-abcdef12.js', { 'accept-encoding': 'br' })).status).toBe(404);
      expect((await get('/assets/main-abcdef12.js.br')).status).toBe(404);
    });

    it('A compressed file that is older than its original is not used', async () => {
      await write('remotes.json.br', brotliCompressSync('{}'));
      await utimes(path.join(folder, 'remotes.json.br'), new Date(0), new Date(0));
      const response = await get('/remotes.json', { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBeNull();
    });

    it('The site compresses pages itself, because it fills them in', async () => {
      const response = await get('/', { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('"supabaseUrl"');
      expect(response.headers.get('etag')).not.toBe((await get('/')).headers.get('etag'));
    });
  });
});
