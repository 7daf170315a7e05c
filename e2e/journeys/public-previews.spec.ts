import { metaOf, type PublicPage, slugsOfPosts, test } from '../fixtures/public-site.ts';
import { expect } from '../fixtures/test.ts';

test('Every page to read has a picture of its own for links to it, and the others have that of the home page', async ({
  site,
}) => {
  const written = site.pages.filter(({ markup }) => !markup.isLive);
  const others = site.pages.filter(({ markup }) => markup.isLive);
  expect(others.length).toBeGreaterThan(7);
  const home = site.pages.filter(({ path }) => path === '/').flatMap((page) => metaOf(page, 'image'));
  for (const page of others) expect.soft(metaOf(page, 'image'), page.path).toEqual(home);
  expect(written.length).toBeGreaterThan(25);
  for (const page of written) {
    const [address = ''] = metaOf(page, 'image');
    const answer = await fetch(address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // The first chunk of a PNG holds its size.
    const isPng = bytes.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001a\n';
    const size = isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [];
    const told = [page.path, answer.status, answer.headers.get('content-type'), ...size];
    expect.soft(told).toEqual([page.path, 200, 'image/png', 1200, 630]);
    expect.soft([metaOf(page, 'image:width'), metaOf(page, 'image:height')]).toEqual([['1200'], ['630']]);
    expect.soft(metaOf(page, 'image:alt')[0], page.path).toBeTruthy();
  }
  expect(new Set(written.flatMap((page) => metaOf(page, 'image'))).size).toBe(written.length);
});

/** Width and height in the header of a lossy WebP file. */
function sizeOfWebp(bytes: Buffer): readonly number[] {
  const isLossy = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 16) === 'WEBPVP8 ';
  return isLossy ? [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff] : [];
}

test('The pictures of posts have the widths that pages ask for, keep their shape, and may be cached for good', async ({
  site,
}) => {
  const sets = new Set(site.pages.flatMap(({ markup }) => markup.values('img', 'srcset')));
  expect(sets.size).toBe((await slugsOfPosts()).length);
  for (const part of [...sets].flatMap((set) => set.split(', '))) {
    const [address = '', width = ''] = part.split(' ');
    const answer = await fetch(`${site.url}${address}`);
    const size = sizeOfWebp(Buffer.from(await answer.arrayBuffer()));
    const expected = Number.parseInt(width, 10);
    expect
      .soft([answer.status, answer.headers.get('content-type'), ...size], address)
      .toEqual([200, 'image/webp', expected, (expected * 2) / 5]);
    expect.soft(answer.headers.get('cache-control'), address).toContain('immutable');
  }
});

test('The structured data of public pages describes the site and its search, the articles and the questions in terms of schema.org', async ({
  site,
}) => {
  const typesOf = ({ markup }: PublicPage) => markup.structuredData.map((object) => object['@type']);
  for (const { path, markup } of site.pages) {
    for (const object of markup.structuredData) {
      expect.soft(object['@context'], path).toBe('https://schema.org');
      expect.soft(object['@type'], path).toEqual(expect.any(String));
    }
  }
  const of = (path: string) => site.pages.find((page) => page.path === path)?.markup.structuredData ?? [];
  expect(of('/')).toContainEqual(
    expect.objectContaining({
      '@type': 'WebSite',
      url: `${site.url}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  );
  expect(of('/').map((object) => object['@type'])).toContain('Organization');
  for (const slug of await slugsOfPosts()) {
    const path = `/blog/${slug}`;
    const types = site.pages.filter((page) => page.path === path).flatMap(typesOf);
    expect.soft(types, path).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
    const posting = of(path).find((object) => object['@type'] === 'BlogPosting');
    expect.soft(posting?.['mainEntityOfPage'], path).toBe(`${site.url}${path}`);
    expect.soft(new Date(String(posting?.['datePublished'])).getTime(), path).not.toBeNaN();
  }
  const faq = of('/faq').find((object) => object['@type'] === 'FAQPage');
  const shown = site.pages.find(({ path }) => path === '/faq')?.markup.texts('details h3') ?? [];
  expect(shown.length).toBeGreaterThan(15);
  expect(faq?.['mainEntity']).toEqual(shown.map((name) => expect.objectContaining({ '@type': 'Question', name })));
});
