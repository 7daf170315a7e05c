import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../fixtures/backend.ts';
import { crawl, type Served } from '../fixtures/crawler.ts';
import { parseXml } from '../fixtures/xml.ts';
import { HIDDEN, slugsOfPosts, test, TEXTS, textsOf } from '../fixtures/public-site.ts';
import { expect } from '../fixtures/test.ts';

const GENRES = ['fantasy', 'scifi', 'children', 'romance'];
const CATEGORIES = [
  'ai-storytelling',
  'writing-tips',
  'character-development',
  'world-building',
  'prompts',
  'plot-structure',
  'voice-style',
  'writers-block',
];

/** Pages that are not prerendered, such as those of an account and of a single story; the site map leaves them out. */
const WITHOUT_HTML = [
  /^\/account-deleted$/,
  /^\/dashboard$/,
  /^\/moderation$/,
  /^\/story\/[^/]+$/,
  /^\/s\/[^/]+$/,
  /^\/community\/[^/]+$/,
  /^\/(?:auth|signup)$/,
];

async function patterns(): Promise<readonly string[]> {
  const { remotes } = JSON.parse(await readFile(join(repository, 'dist/remotes.json'), 'utf8')) as {
    remotes: readonly { readonly routes: readonly string[] }[];
  };
  return remotes.flatMap(({ routes }) => routes);
}

test('The sitemap lists every public page, and no other', async ({ site }) => {
  const values: Readonly<Record<string, readonly string[]>> = {
    ':generatorId': GENRES,
    ':categorySlug': CATEGORIES,
    ':postSlug': await slugsOfPosts(),
  };
  const expected = (await patterns())
    .filter((pattern) => pattern !== HIDDEN && !WITHOUT_HTML.some((personal) => personal.test(pattern)))
    .flatMap((pattern) => {
      const [parameter] = /:\w+/.exec(pattern) ?? [];
      return parameter === undefined
        ? [pattern]
        : (values[parameter] ?? []).map((value) => pattern.replace(parameter, value));
    });
  expect(site.listed.toSorted()).toEqual(expected.toSorted());
  expect(site.listed.length).toBeGreaterThan(30);
  expect(site.texts['/robots.txt']).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`);
  const days = textsOf(parseXml(site.texts['/sitemap.xml'] ?? ''), 'lastmod');
  expect(days.length).toBeGreaterThanOrEqual(CATEGORIES.length);
  expect(days.filter((day) => new Date(day).toISOString().slice(0, 10) !== day)).toEqual([]);
});

test('The feed is RSS with every article, the newest first', async ({ site }) => {
  const feed = parseXml(site.texts['/rss.xml'] ?? '');
  expect([feed.name, feed.attributes['version']]).toEqual(['rss', '2.0']);
  const [channel] = feed.children;
  const items = channel?.children.filter(({ name }) => name === 'item') ?? [];
  const slugs = await slugsOfPosts();
  expect(slugs.length).toBe(8);
  const links = items.flatMap((item) => textsOf(item, 'link'));
  expect(links.toSorted()).toEqual(slugs.map((slug) => `${site.url}/blog/${slug}`).toSorted());
  expect(site.listed).toEqual(expect.arrayContaining(links.map((link) => link.replace(site.url, ''))));
  expect(items.flatMap((item) => textsOf(item, 'guid'))).toEqual(links);
  const days = items.flatMap((item) => textsOf(item, 'pubDate')).map((day) => Date.parse(day));
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(days.length).toBe(items.length);
  const self = channel?.children.find(({ name }) => name === 'atom:link');
  expect(self?.attributes).toEqual({ href: `${site.url}/rss.xml`, rel: 'self', type: 'application/rss+xml' });
  expect((await site.ask('/rss.xml')).type).toMatch(/xml/);
  for (const item of items) {
    const [link = '', title = '', description = ''] = ['link', 'title', 'description'].map(
      (name) => textsOf(item, name)[0],
    );
    const page = site.pages.find(({ path }) => `${site.url}${path}` === link);
    expect.soft(page?.markup.texts('h1'), link).toEqual([title]);
    expect.soft(page?.markup.values('meta[name="description"]', 'content'), link).toEqual([description]);
  }
});

test('A mistake in XML is found', () => {
  const wrong = ['<a>&nbsp;</a>', '<a><b></a></b>', '<a b=c></a>', '<a>1 < 2</a>', '<a/><b/>', '<x:a/>', '<a', '<a>'];
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
  for (const text of wrong) expect(() => parseXml(`${start}${text}`), text).toThrow();
  expect(parseXml(`${start}<a b="&quot;1"><c/>&amp;2</a>`)).toMatchObject({
    name: 'a',
    attributes: { b: '"1' },
    text: '&2',
  });
});

test('Every link of the site leads to a page, and every public page is linked', async ({ site }) => {
  const own = new Set([...site.listed, HIDDEN]);
  const { broken, linked, asked } = await crawl({
    origin: site.url,
    ask: site.ask,
    isMadeByScripts: (path) => own.has(path) || WITHOUT_HTML.some((pattern) => pattern.test(path)),
    more: TEXTS,
  });
  expect(broken).toEqual([]);
  expect([...own].filter((path) => !linked.has(path))).toEqual([]);
  expect(asked.size).toBeGreaterThan(60);
});

test('A planted broken link of each kind is found', async () => {
  const html = (body: string) => ({ status: 200, type: 'text/html', text: `<html><body>${body}</body></html>` });
  const site: Readonly<Record<string, Served>> = {
    '/': html(
      '<a href="/a#here">A</a><a href="#gone">B</a><a href="/a#gone">C</a><a href="/typo">D</a><a href="app#any">E</a>' +
        '<img src="/gone.png" srcset="/small.png 1x, /large.png 2x" alt=""><a href="https://elsewhere.example/">F</a>',
    ),
    '/a': html('<p id="here"><a href="./b?q=1&amp;r=2">B</a></p>'),
    '/b?q=1&r=2': html('<a href="/moved">M</a>'),
    '/moved': { status: 301, type: 'text/html', text: '' },
    '/app': html('<div id="root"></div>'),
    '/typo': html('<div id="root"></div>'),
    '/small.png': { status: 200, type: 'image/png', text: '' },
    '/feed.xml': { status: 200, type: 'application/xml', text: '<link>http://site.test/unlisted</link>' },
  };
  const { broken, linked } = await crawl({
    origin: 'http://site.test',
    ask: async (path) => site[path] ?? { status: 404, type: 'text/html', text: '' },
    isMadeByScripts: (path) => path === '/app',
    more: ['/feed.xml'],
  });
  expect(broken.toSorted()).toEqual([
    '/ leads to /#gone, which has no such place',
    '/ leads to /a#gone, which has no such place',
    '/ leads to /gone.png, which answers 404',
    '/ leads to /large.png, which answers 404',
    '/ leads to /typo, which is no page',
    '/b?q=1&r=2 leads to /moved, which answers 301',
    '/feed.xml leads to /unlisted, which answers 404',
  ]);
  expect([...linked].toSorted()).toEqual(['/', '/a', '/app', '/b?q=1&r=2', '/moved', '/typo']);
});
