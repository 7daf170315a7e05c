// @vitest-environment jsdom
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import descriptor from '../remote.json' with { type: 'json' };
import { BLOG_CATEGORIES } from './model/categories.ts';
import { FAQ } from './model/faq.ts';
import { POSTS } from './model/posts.ts';
import module from './prerender.ts';

const { pages, files = [] } = module;
const pageAt = (path: string) => pages.find((page) => page.path === path)!;

/** The JSON-LD object of a type on a page. */
const dataOf = (path: string, kind: string): any =>
  pageAt(path).structuredData?.find((data) => (data as { '@type'?: string })['@type'] === kind);

describe('prerendered pages', () => {
  it('are those of the routes: each fixed one, every category and every article', () => {
    const fixed = descriptor.routes.filter((route) => !route.includes(':'));
    const expected = [
      ...fixed,
      ...BLOG_CATEGORIES.map(({ slug }) => `/blog/category/${slug}`),
      ...POSTS.map(({ slug }) => `/blog/${slug}`),
    ];
    expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
    for (const { path } of pages) expect(descriptor.routes.some((route) => matchPath(route, path))).toBe(true);
  });

  it('have pictures with titles and valid file names of their own, and sell nothing', () => {
    const names = pages.map(({ picture }) => picture.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    for (const { picture } of pages) expect([picture.title.trim(), picture.eyebrow.trim()]).not.toContain('');
    expect(JSON.stringify(pages)).not.toMatch(/"(?:Product|Offer|AggregateOffer|price|offers)"/);
  });

  it('have the date of their article, and the blog that of its newest', () => {
    for (const { slug, date } of POSTS)
      expect(pageAt(`/blog/${slug}`)).toMatchObject({ type: 'article', changed: date });
    expect(pageAt('/blog').changed).toBe(POSTS[0]!.date);
    expect(pageAt('/').changed).toBeUndefined();
    // Only the search page is kept from search engines.
    expect(pages.filter(({ hidden }) => hidden).map(({ path }) => path)).toEqual(['/search']);
  });
});

describe('structured data', () => {
  it('describes the site’s search on every page', () => {
    for (const { path } of pages) {
      expect(dataOf(path, 'WebSite'), path).toMatchObject({
        url: '{origin}/',
        potentialAction: { target: { urlTemplate: '{origin}/search?q={search_term_string}' } },
      });
    }
    expect(dataOf('/', 'Organization')).toMatchObject({ name: 'Storyloom', url: '{origin}/' });
  });

  it('describes the author, date and place of each article', () => {
    for (const { slug, title, date, excerpt, featuredImage } of POSTS) {
      expect(dataOf(`/blog/${slug}`, 'BlogPosting')).toMatchObject({
        headline: title,
        description: excerpt,
        datePublished: date,
        author: { '@type': 'Person' },
        image: [
          `{origin}/remotes/marketing/assets/pictures/${slug}-1280-${featuredImage.version}.webp`,
          `{origin}/remotes/marketing/pictures/post-${slug}.png`,
        ],
        mainEntityOfPage: `{origin}/blog/${slug}`,
      });
      const steps = dataOf(`/blog/${slug}`, 'BreadcrumbList').itemListElement;
      expect(steps[2]).toMatchObject({ position: 3, name: title, item: `{origin}/blog/${slug}` });
    }
    expect(dataOf('/blog/world-building', 'BlogPosting').author).toEqual({
      '@type': 'Person',
      name: 'Inés Castellanos',
      jobTitle: 'Founder, design',
      url: '{origin}/about#ines-castellanos',
      sameAs: ['https://www.instagram.com/storyloom.ines', 'https://mastodon.social/@storyloom_ines'],
    });
  });

  it('has every question with its answer', () => {
    const { mainEntity } = dataOf('/faq', 'FAQPage');
    expect(mainEntity.map(({ name }: any) => name)).toEqual(FAQ.map(({ question }) => question));
    for (const { acceptedAnswer } of mainEntity) expect(acceptedAnswer.text.length).toBeGreaterThan(20);
  });
});

describe('the feed', () => {
  const [file] = files;
  const feed = new DOMParser().parseFromString(file!.content, 'application/xml');
  const texts = (selector: string) => [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);

  it('is RSS 2.0 with its own address', () => {
    expect(file!.path).toBe('/rss.xml');
    expect(feed.querySelector('rss[version="2.0"]')).toBe(feed.documentElement);
    const [self] = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect(self?.getAttribute('href')).toBe('{origin}/rss.xml');
  });

  it('has every article, newest first, with its whole excerpt', () => {
    expect(texts('item > title')).toEqual(POSTS.map(({ title }) => title));
    expect(texts('item > description')).toEqual(POSTS.map(({ excerpt }) => excerpt));
    expect(texts('item > link')).toEqual(POSTS.map(({ slug }) => `{origin}/blog/${slug}`));
    expect(texts('item > guid')).toEqual(texts('item > link'));
    expect(texts('item > pubDate').map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
      POSTS.map(({ date }) => date),
    );
    expect(texts('item > category')).toContain('Plot & Structure');
  });
});
