import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, ORIGIN, type TestSite } from '../testing/test-site.ts';
import { createSite } from './site.ts';

const STORY = '5b0e1d52-6f4e-4f0d-9c57-0b8a4f5b1c11';

const release = (id: string, routes: readonly string[], prerendered?: readonly string[]) => ({
  id,
  name: id,
  contract: 1,
  entry: `/remotes/${id}/mf-manifest.json`,
  routes,
  ...(prerendered && { prerendered }),
  nav: [],
});

const BLOG = ['/blog/:postSlug', '/blog/category/:categorySlug'];

const MAP = {
  remotes: [
    release('marketing', ['/', '/about', '/blog', ...BLOG, '/search'], BLOG),
    release('generator', ['/generators', '/generators/:generatorId']),
    release('dashboard', ['/dashboard', '/story/:storyId', '/story/:storyId/edit', '/s/:shareId']),
  ],
};

describe('the pages of the release map', () => {
  let folder: string;
  let get: TestSite['get'];
  let write: TestSite['write'];
  beforeEach(async () => {
    ({ folder, get, write } = await createTestSite());
    await write('app.html', '<!doctype html><p>shell</p>');
    await write('404.html', '<!doctype html><meta name="robots" content="noindex" /><p>shell</p>');
    await write('blog/world-building/index.html', '<p>post</p>');
    await write('blog/category/prompts/index.html', '<p>category</p>');
    await write('remotes.json', JSON.stringify(MAP));
  });

  it('are answered with 200', async () => {
    for (const pathname of [
      ['/', '/about', '/blog/', '/search?q=fox', '/About', '/auth', '/signup/', '/generators/anything-at-all'],
      ['/s/abcdefghijklmnopqrst-_', '/blog/world-building', '/blog/world-building/', '/blog/category/prompts'],
      [`/story/${STORY}`, `/story/${STORY.toUpperCase()}/`, `/story/${STORY}/edit`],
    ].flat())
      expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
  });

  it('are no others: those are answered with 404 and a page that is not cached or indexed', async () => {
    for (const pathname of [
      ['/auth/x', '/index', '/caf%C3%A9', '/blog/no-such-post/', '/blog/World-Building', '/blog/category', '/story'],
      [`/story/${STORY}0`, '/story/not-an-id/edit', '/story/00000000-0000-0000-0000-000000000000', '/a%3Fb'],
    ].flat()) {
      const response = await get(pathname, { accept: 'text/html,application/xhtml+xml', 'if-none-match': '*' });
      expect([pathname, response.status]).toEqual([pathname, 404]);
      expect(await response.text()).toContain('shell');
      const head = await get(pathname, {}, 'HEAD');
      expect([head.status, await head.text()]).toEqual([404, '']);
      const { headers } = response;
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.has('etag')).toBe(false);
    }
  });

  it('are found by one spelling, to which others redirect', async () => {
    for (const [pathname, target] of [
      ['/%61bout', '/about'],
      ['/blog%2Fworld-building?x=1', '/blog/world-building?x=1'],
      ['/%2F%2Fevil', '/evil'],
      ['//evil.example/index.html', '/evil.example'],
    ] as const) {
      const response = await get(pathname);
      expect([response.status, response.headers.get('location')]).toEqual([301, target]);
    }
  });

  it('A new release map adds the pages of a new remote and removes those of a removed one', async () => {
    expect((await get('/library')).status).toBe(404);
    await write('remotes.json', JSON.stringify({ remotes: [release('library', ['/library/:shelf?', '/blog/*'], [])] }));
    expect((await get('/library')).status).toBe(200);
    expect((await get('/blog/no-such-post')).status).toBe(200);
    expect((await get('/dashboard')).status).toBe(404);
  });

  it('are all, while the release map is missing or cannot be read', async () => {
    for (const text of [undefined, '{"remotes":', '[]']) {
      if (text === undefined) await rm(path.join(folder, 'remotes.json'));
      else await write('remotes.json', text);
      for (const pathname of ['/nowhere', '/blog/no-such-post', '/story/1'])
        expect([text, pathname, (await get(pathname)).status]).toEqual([text, pathname, 200]);
    }
  });

  it('A filled page is sent with its given status, and a 404 is not indexed', async () => {
    const serve = createSite(folder, () => ({}));
    for (const status of [200, 404]) {
      const request = new Request(`${ORIGIN}/s/abcdefghijklmnopqrst-_`);
      const response = await serve(request, ORIGIN, async (html) => ({ status, html }));
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([
        status,
        status === 404 ? 'noindex' : null,
      ]);
    }
  });
});
