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

  describe('tells browsers to', () => {
    it.each(['/assets/main-abcdef12.js', '/remotes/generator/assets/routes-C-d_f012.js'])(
      'keep %s for ever',
      async (name) => {
        expect((await get(name)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      },
    );

    it.each([
      '/',
      '/about',
      '/remotes.json',
      '/remotes/generator/mf-manifest.json',
      '/remotes/generator/remoteEntry.js',
      '/remotes/generator/assets/remoteEntry-abcdef12.js',
      '/favicon.svg',
    ])('ask again for %s, and answers 304 while it is the same', async (name) => {
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

  describe('shows at once', () => {
    it('a file that was replaced, even by one of the same size and time', async () => {
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

    it('a page that was replaced', async () => {
      const { headers } = await get('/');
      await write('index.html', '<p>new</p>');
      expect(await (await get('/', { 'if-none-match': headers.get('etag')! })).text()).toBe('<p>new</p>');
    });

    it('a remote that was removed and put back', async () => {
      await rm(path.join(folder, 'remotes/generator'), { recursive: true });
      expect((await get('/remotes/generator/remoteEntry.js')).status).toBe(404);
      await write('remotes/generator/remoteEntry.js', 'back');
      expect(await (await get('/remotes/generator/remoteEntry.js')).text()).toBe('back');
    });
  });

  describe('of compressed files', () => {
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
    ])('sends to "%s" the variant %s', async (accept, encoding) => {
      const response = await get('/assets/main-abcdef12.js', { 'accept-encoding': accept });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('vary')).toBe('accept-encoding');
    });

    it('sends none whose original is gone', async () => {
      await rm(path.join(folder, 'assets/main-abcdef12.js'));
      expect((await get('/assets/main-abcdef12.js', { 'accept-encoding': 'br' })).status).toBe(404);
      expect((await get('/assets/main-abcdef12.js.br')).status).toBe(404);
    });

    it('sends none that is older than its original', async () => {
      await write('remotes.json.br', brotliCompressSync('{}'));
      await utimes(path.join(folder, 'remotes.json.br'), new Date(0), new Date(0));
      const response = await get('/remotes.json', { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBeNull();
    });

    it('compresses pages itself, because they are filled in', async () => {
      const response = await get('/', { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('"supabaseUrl"');
      expect(response.headers.get('etag')).not.toBe((await get('/')).headers.get('etag'));
    });
  });
});
