import { HtmlValidate } from 'html-validate';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appPageHtml, pageHtml } from '../../scripts/lib/page-html.mjs';
import { Backend, repository } from '../fixtures/backend.ts';
import { crawl, type Served } from '../fixtures/crawler.ts';
import { decoded, Markup } from '../fixtures/markup.ts';
import { parseXml, type XmlElement } from '../fixtures/xml.ts';
import { expect, test } from '../fixtures/test.ts';

// A backend of its own.
test.use({ baseURL: '' });

// Its tests share a site that is made once.
test.describe.configure({ mode: 'default' });

/** Stands for the site's origin in files that no server has sent yet. */
const UNFILLED = 'https://storyloom.invalid';

const HIDDEN = '/search';
const TEXTS = ['/robots.txt', '/sitemap.xml', '/rss.xml'];

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

/** Pages that are someone's own, or are there for one moment: nothing of them is known before. */
const WITHOUT_HTML = [
  /^\/account-deleted$/,
  /^\/dashboard$/,
  /^\/moderation$/,
  /^\/story\/[^/]+$/,
  /^\/s\/[^/]+$/,
  /^\/community\/[^/]+$/,
  /^\/(?:auth|signup)$/,
];

interface Page {
  readonly path: string;
  readonly policy: string;
  readonly markup: Markup;
}

let backend: Backend;
/** Every page of the sitemap, and the one that is not in it. */
let pages: readonly Page[];
let texts: Readonly<Record<string, string>>;
let listed: readonly string[];

async function ask(path: string): Promise<Served> {
  const answer = await fetch(`${backend.url}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  return { status: answer.status, type, text: /text|xml|json|svg/.test(type) ? await answer.text() : '' };
}

async function pageAt(path: string): Promise<Page> {
  const answer = await fetch(`${backend.url}${path}`, { headers: { accept: 'text/html' } });
  expect([path, answer.status]).toEqual([path, 200]);
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { path, policy, markup: await Markup.of(await answer.text()) };
}

/** Texts of the elements of this name in an XML document, from its start to its end. */
function textsOf({ name, text, children }: XmlElement, wanted: string): readonly string[] {
  return [...(name === wanted ? [text] : []), ...children.flatMap((child) => textsOf(child, wanted))];
}

test.beforeAll(async () => {
  backend = await Backend.start();
  texts = Object.fromEntries(await Promise.all(TEXTS.map(async (path) => [path, (await ask(path)).text] as const)));
  listed = textsOf(parseXml(texts['/sitemap.xml'] ?? ''), 'loc').map((address) => address.replace(backend.url, ''));
  pages = await Promise.all([...listed, HIDDEN].map(pageAt));
});
test.afterAll(() => backend.stop());

const metaOf = ({ markup }: Page, name: string) => markup.values(`meta[property="og:${name}"]`, 'content');

async function slugsOfPosts(): Promise<readonly string[]> {
  const files = await readdir(join(repository, 'mfe-marketing/posts'));
  return files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -'.md'.length));
}

async function patterns(): Promise<readonly string[]> {
  const { remotes } = JSON.parse(await readFile(join(repository, 'dist/remotes.json'), 'utf8')) as {
    remotes: readonly { readonly routes: readonly string[] }[];
  };
  return remotes.flatMap(({ routes }) => routes);
}

test('the sitemap names every page that everybody may read, and no other', async () => {
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
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(listed.length).toBeGreaterThan(30);
  expect(texts['/robots.txt']).toContain(`\nSitemap: ${backend.url}/sitemap.xml\n`);
  const days = textsOf(parseXml(texts['/sitemap.xml'] ?? ''), 'lastmod');
  expect(days.length).toBeGreaterThanOrEqual(CATEGORIES.length);
  expect(days.filter((day) => new Date(day).toISOString().slice(0, 10) !== day)).toEqual([]);
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const reports = await Promise.all(
    pages.map(async ({ path, markup }) => {
      const { results } = await validator.validateString(markup.html, path);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} at ${selector}`),
      );
    }),
  );
  expect(reports.flat()).toEqual([]);
});

test('every page has one title, one description and one canonical address of its own', () => {
  for (const page of pages) {
    const { path, markup } = page;
    const [title = ''] = markup.texts('head title');
    const [description = ''] = markup.values('head meta[name="description"]', 'content');
    const url = `${backend.url}${path}`;
    expect.soft(markup.all('title').length, `titles of ${path}`).toBe(1 + markup.all('svg title').length);
    expect.soft(title, path).toMatch(/Storyloom/);
    expect.soft(markup.all('meta[name="description"]').length, `descriptions of ${path}`).toBe(1);
    expect.soft(description.length, `length of the description of ${path}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `length of the description of ${path}`).toBeLessThanOrEqual(170);
    expect.soft(markup.values('link[rel="canonical"]', 'href'), path).toEqual([url]);
    expect.soft(metaOf(page, 'title'), path).toEqual([title]);
    expect.soft(metaOf(page, 'description'), path).toEqual([description]);
    expect.soft(metaOf(page, 'url'), path).toEqual([url]);
    expect.soft(metaOf(page, 'site_name'), path).toEqual(['Storyloom']);
    const isPost = /^\/blog\/[^/]+$/.test(path);
    expect.soft(metaOf(page, 'type'), path).toEqual([isPost ? 'article' : 'website']);
    const robots = markup.values('meta[name="robots"]', 'content');
    expect.soft(robots, path).toEqual(path === HIDDEN ? ['noindex'] : []);
  }
  // The first genre's generator is also what `/generators` shows.
  const others = pages.filter(({ path }) => path !== '/generators');
  const titles = others.flatMap(({ markup }) => markup.texts('head title'));
  const descriptions = others.flatMap(({ markup }) => markup.values('meta[name="description"]', 'content'));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(descriptions.filter((description, index) => descriptions.indexOf(description) !== index)).toEqual([]);
});

test('every page that is written before has a picture of its own for links to it', async () => {
  const written = pages.filter(({ markup }) => !markup.isEmpty);
  expect(written.length).toBeGreaterThan(25);
  for (const page of written) {
    const [address = ''] = metaOf(page, 'image');
    const answer = await fetch(address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // The first block of a PNG holds its size.
    const isPng = bytes.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001a\n';
    const size = isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [];
    const told = [page.path, answer.status, answer.headers.get('content-type'), ...size];
    expect.soft(told).toEqual([page.path, 200, 'image/png', 1200, 630]);
    expect.soft([metaOf(page, 'image:width'), metaOf(page, 'image:height')]).toEqual([['1200'], ['630']]);
    expect.soft(metaOf(page, 'image:alt')[0], page.path).toBeTruthy();
  }
  expect(new Set(written.flatMap((page) => metaOf(page, 'image'))).size).toBe(written.length);
});

/** Width and height in the head of a WebP file that was compressed with loss. */
function sizeOfWebp(bytes: Buffer): readonly number[] {
  const isLossy = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 16) === 'WEBPVP8 ';
  return isLossy ? [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff] : [];
}

test('the pictures of posts come in the widths that pages ask for, keep their shape, and may be kept for good', async () => {
  const sets = new Set(pages.flatMap(({ markup }) => markup.values('img', 'srcset')));
  expect(sets.size).toBe((await slugsOfPosts()).length);
  for (const part of [...sets].flatMap((set) => set.split(', '))) {
    const [address = '', width = ''] = part.split(' ');
    const answer = await fetch(`${backend.url}${address}`);
    const size = sizeOfWebp(Buffer.from(await answer.arrayBuffer()));
    const expected = Number.parseInt(width, 10);
    expect
      .soft([answer.status, answer.headers.get('content-type'), ...size], address)
      .toEqual([200, 'image/webp', expected, (expected * 2) / 5]);
    expect.soft(answer.headers.get('cache-control'), address).toContain('immutable');
  }
});

test('what is said to search engines is schema.org’s: the site and its search, the articles, the questions', async () => {
  const typesOf = ({ markup }: Page) => markup.structuredData.map((object) => object['@type']);
  for (const { path, markup } of pages) {
    for (const object of markup.structuredData) {
      expect.soft(object['@context'], path).toBe('https://schema.org');
      expect.soft(object['@type'], path).toEqual(expect.any(String));
    }
  }
  const of = (path: string) => pages.find((page) => page.path === path)?.markup.structuredData ?? [];
  expect(of('/')).toContainEqual(
    expect.objectContaining({
      '@type': 'WebSite',
      url: `${backend.url}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${backend.url}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  );
  expect(of('/').map((object) => object['@type'])).toContain('Organization');
  for (const slug of await slugsOfPosts()) {
    const path = `/blog/${slug}`;
    const types = pages.filter((page) => page.path === path).flatMap(typesOf);
    expect.soft(types, path).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
    const posting = of(path).find((object) => object['@type'] === 'BlogPosting');
    expect.soft(posting?.['mainEntityOfPage'], path).toBe(`${backend.url}${path}`);
    expect.soft(new Date(String(posting?.['datePublished'])).getTime(), path).not.toBeNaN();
  }
  const faq = of('/faq').find((object) => object['@type'] === 'FAQPage');
  const shown = pages.find(({ path }) => path === '/faq')?.markup.texts('details h3') ?? [];
  expect(shown.length).toBeGreaterThan(15);
  expect(faq?.['mainEntity']).toEqual(shown.map((name) => expect.objectContaining({ '@type': 'Question', name })));
});

test('nothing is asked of another site, and no address is left to be filled in', () => {
  for (const { path, markup } of pages) {
    expect.soft(markup.html, path).not.toContain(UNFILLED);
    const isOpening = (rel: string | null) => /^(?:canonical|alternate|me)$/.test(rel ?? '');
    const loaded = [
      ...markup.values('[src]', 'src'),
      ...markup.values('[srcset]', 'srcset'),
      ...markup
        .all('link[href]')
        .filter((link) => !isOpening(link.getAttributeValue('rel')))
        .map((link) => decoded(link.getAttributeValue('href') ?? '')),
    ];
    expect.soft(loaded.length, path).toBeGreaterThan(0);
    expect
      .soft(
        loaded.filter((address) => !/^\/(?!\/)/.test(address)),
        path,
      )
      .toEqual([]);
    expect.soft(markup.html, path).not.toMatch(/@import|url\(\s*["']?(?:https?:)?\/\//);
  }
  for (const [path, text] of Object.entries(texts)) expect.soft(text, path).not.toContain(UNFILLED);
});

test('the policy of every page lets its own inline code run, and no other', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const { path, policy, markup } of pages) {
    const allowed = (name: string) =>
      new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ').toSorted() ?? [];
    const isRun = (type: string | null) => type === null || type === 'module' || type === 'importmap';
    const scripts = markup
      .all('script')
      .filter((script) => !script.hasAttribute('src') && isRun(script.getAttributeValue('type')))
      .map(({ textContent }) => hash(textContent));
    expect.soft(scripts.length, path).toBeGreaterThan(0);
    expect.soft(allowed('script-src'), path).toEqual(["'self'", ...new Set(scripts)].toSorted());
    const styles = markup.all('style').map(({ textContent }) => hash(textContent));
    expect.soft(styles.length, path).toBeGreaterThan(0);
    // The empty element that rules are added to by script.
    expect.soft(allowed('style-src'), path).toEqual(["'self'", ...new Set([hash(''), ...styles])].toSorted());
    expect.soft(markup.values('[style]', 'style'), `style attributes of ${path}`).toEqual([]);
    const handlers = markup.all('*').flatMap(({ attributes }) => attributes.filter(({ key }) => key.startsWith('on')));
    expect.soft(handlers, `handlers in ${path}`).toEqual([]);
  }
});

const HOSTILE = [
  '</script><img src=x onerror=alert(1)>',
  '<!-- <script>',
  ']]>',
  String.raw`\u003c \" $& $' $1`,
  '“İ”\u2028\u0000',
];

test('no words of a page can become markup or code', async () => {
  const shell = await readFile(join(repository, 'dist/app.html'), 'utf8');
  const data = { '@context': 'https://schema.org', name: HOSTILE, [HOSTILE[0] ?? '']: HOSTILE.join('') };
  const html = pageHtml(
    shell,
    {
      path: '/hostile',
      type: 'article',
      remote: 'marketing',
      picture: { name: 'hostile', eyebrow: '', title: '' },
      structuredData: [data],
      head: '<title>A &lt;b&gt; &amp; $&amp;</title><meta name="description" content="&quot;&gt;&lt;img src=x&gt; $1"/>',
      styles: '<style data-styled>p > a { color: red }</style>',
      body: "<main>$' costs $& and $1</main>",
    },
    {
      start: { entry: '/assets/$&.js', scripts: { '</script><img src=y>': '$&' } },
      startScript: '"$&"',
      picture: '/x.png',
    },
  );
  const markup = await Markup.of(html);
  // Whatever the parser, a block of data ends at the first `<`.
  const blocks = [...html.matchAll(/<script type="application\/[\w+]*json"[^>]*>([^<]*)<\/script>/g)];
  expect(blocks.map(([, json = '']) => JSON.parse(json))).toEqual([
    {},
    expect.objectContaining({ remotes: expect.any(Array) }),
    data,
    { entry: '/assets/$&.js', scripts: { '</script><img src=y>': '$&' } },
  ]);
  expect(markup.structuredData).toEqual([data]);
  expect(markup.all('img').length).toBe(0);
  expect(markup.texts('title')).toEqual(['A <b> & $&']);
  expect(markup.values('meta[property="og:title"]', 'content')).toEqual(['A <b> & $&']);
  expect(markup.values('meta[property="og:description"]', 'content')).toEqual(['"><img src=x> $1']);
  expect(markup.texts('main')).toEqual(["$' costs $& and $1"]);
  expect(html).toContain('<script>"$&"</script>');

  const words = { title: '</title><img src=x> “$&” & "$1"', description: '"><img src=x> $\'' };
  const made = await Markup.of(appPageHtml(shell, { path: '/made', ...words }));
  expect(made.texts('title')).toEqual([words.title]);
  expect(made.values('meta[name="description"]', 'content')).toEqual([words.description]);
  expect(made.values('meta[property="og:title"]', 'content')).toEqual([words.title]);
  expect(made.all('img').length).toBe(0);
});

test('the feed is RSS with every article, the newest first', async () => {
  const feed = parseXml(texts['/rss.xml'] ?? '');
  expect([feed.name, feed.attributes['version']]).toEqual(['rss', '2.0']);
  const [channel] = feed.children;
  const items = channel?.children.filter(({ name }) => name === 'item') ?? [];
  const slugs = await slugsOfPosts();
  expect(slugs.length).toBe(8);
  const links = items.flatMap((item) => textsOf(item, 'link'));
  expect(links.toSorted()).toEqual(slugs.map((slug) => `${backend.url}/blog/${slug}`).toSorted());
  expect(listed).toEqual(expect.arrayContaining(links.map((link) => link.replace(backend.url, ''))));
  expect(items.flatMap((item) => textsOf(item, 'guid'))).toEqual(links);
  const days = items.flatMap((item) => textsOf(item, 'pubDate')).map((day) => Date.parse(day));
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(days.length).toBe(items.length);
  const self = channel?.children.find(({ name }) => name === 'atom:link');
  expect(self?.attributes).toEqual({ href: `${backend.url}/rss.xml`, rel: 'self', type: 'application/rss+xml' });
  expect((await ask('/rss.xml')).type).toMatch(/xml/);
  for (const item of items) {
    const [link = '', title = '', description = ''] = ['link', 'title', 'description'].map(
      (name) => textsOf(item, name)[0],
    );
    const page = pages.find(({ path }) => `${backend.url}${path}` === link);
    expect.soft(page?.markup.texts('h1'), link).toEqual([title]);
    expect.soft(page?.markup.values('meta[name="description"]', 'content'), link).toEqual([description]);
  }
});

test('a mark in the feed that is no XML is found', () => {
  const wrong = ['<a>&nbsp;</a>', '<a><b></a></b>', '<a b=c></a>', '<a>1 < 2</a>', '<a/><b/>', '<x:a/>', '<a', '<a>'];
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
  for (const text of wrong) expect(() => parseXml(`${start}${text}`), text).toThrow();
  expect(parseXml(`${start}<a b="&quot;1"><c/>&amp;2</a>`)).toMatchObject({
    name: 'a',
    attributes: { b: '"1' },
    text: '&2',
  });
});

test('every link of the site leads somewhere, and links lead to every page', async () => {
  const own = new Set([...listed, HIDDEN]);
  const { broken, linked, asked } = await crawl({
    origin: backend.url,
    ask,
    isMadeByScripts: (path) => own.has(path) || WITHOUT_HTML.some((pattern) => pattern.test(path)),
    more: TEXTS,
  });
  expect(broken).toEqual([]);
  expect([...own].filter((path) => !linked.has(path))).toEqual([]);
  expect(asked.size).toBeGreaterThan(60);
});

test('a planted broken link of each kind is found', async () => {
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
