import { HtmlValidate } from 'html-validate';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageHtml } from '../../scripts/lib/page-html.mjs';
import { repository } from '../fixtures/backend.ts';
import { decoded, Markup } from '../fixtures/markup.ts';
import { HIDDEN, metaOf, test } from '../fixtures/public-site.ts';
import { expect } from '../fixtures/test.ts';

/** Placeholder for the site's origin in files, which the server fills in. */
const UNFILLED = 'https://storyloom.invalid';

test('Every public page is valid HTML', async ({ site }) => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const reports = await Promise.all(
    site.pages.map(async ({ path, markup }) => {
      const { results } = await validator.validateString(markup.html, path);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} at ${selector}`),
      );
    }),
  );
  expect(reports.flat()).toEqual([]);
});

test('Every public page has one title, one description and one canonical address of its own', ({ site }) => {
  for (const page of site.pages) {
    const { path, markup } = page;
    const [title = ''] = markup.texts('head title');
    const [description = ''] = markup.values('head meta[name="description"]', 'content');
    const url = `${site.url}${path}`;
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
  // `/generators` shows the generator of the first genre.
  const others = site.pages.filter(({ path }) => path !== '/generators');
  const titles = others.flatMap(({ markup }) => markup.texts('head title'));
  const descriptions = others.flatMap(({ markup }) => markup.values('meta[name="description"]', 'content'));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(descriptions.filter((description, index) => descriptions.indexOf(description) !== index)).toEqual([]);
});

test('Public pages load nothing from another site, and have no address left to be filled in', ({ site }) => {
  for (const { path, markup } of site.pages) {
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
  for (const [path, text] of Object.entries(site.texts)) expect.soft(text, path).not.toContain(UNFILLED);
});

test('The policy of every public page lets its own inline code run, and no other', ({ site }) => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const { path, policy, markup } of site.pages) {
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
    // The empty element to which scripts add rules.
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

test('The words of a public page cannot become markup or code', async () => {
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
  // For any parser, a block of data ends at the first `<`.
  const blocks = [...html.matchAll(/<script type="application\/[\w+]*json"[^>]*>([^<]*)<\/script>/g)];
  expect(blocks.map(([, json = '']) => json && JSON.parse(json))).toEqual([
    {},
    // The release map is in the page only in development.
    '',
    data,
    { entry: '/assets/$&.js', scripts: { '</script><img src=y>': '$&' }, remote: 'marketing' },
  ]);
  expect(markup.structuredData).toEqual([data]);
  expect(markup.all('img').length).toBe(0);
  expect(markup.texts('title')).toEqual(['A <b> & $&']);
  expect(markup.values('meta[property="og:title"]', 'content')).toEqual(['A <b> & $&']);
  expect(markup.values('meta[property="og:description"]', 'content')).toEqual(['"><img src=x> $1']);
  expect(markup.texts('main')).toEqual(["$' costs $& and $1"]);
  expect(html).toContain('<script>"$&"</script>');
});
