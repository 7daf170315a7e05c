// @vitest-environment jsdom
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BLOG_CATEGORIES, categoryOf } from '../../../model/categories.ts';
import type { FeaturedImage } from '../../../model/featured-image.ts';
import { POSTS } from '../../../model/posts.ts';
import { authorOf } from '../../../model/team.ts';
import { remote } from '../../../remote.ts';
import { descriptionOf, expectSoundPage } from '../../../testing/sound-page.ts';
import { strings } from '../strings.ts';

const open = (at: string) => renderRemote(remote, { at });
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
const heading = () => document.querySelector('h1')?.textContent;
const region = (name: string) => within(screen.getByRole('region', { name }));
const titles = (within_: { getAllByRole: typeof screen.getAllByRole }) =>
  within_.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** A picture that keeps its place, in files for each width of a screen. */
function expectPicture(picture: HTMLImageElement | null | undefined, slug: string, image: FeaturedImage) {
  const at = (width: number) => `/remotes/marketing/assets/pictures/${slug}-${width}-${image.version}.webp`;
  expect(picture?.alt).toBe(image.alt);
  expect(picture).toHaveAttribute('src', at(1280));
  expect(picture).toHaveAttribute('srcset', [480, 800, 1280].map((width) => `${at(width)} ${width}w`).join(', '));
  expect(picture?.getAttribute('sizes')).toMatch(/^\(min-width: .*vw$/);
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['1280', '512']);
}

describe('the blog', () => {
  it('is called by its heading and describes itself', async () => {
    await open('/blog');
    expect(heading()).toBe('Blog');
    expectSoundPage();
  });

  it('features the newest article, with its category, excerpt, author and date', async () => {
    await open('/blog');
    const [newest] = POSTS;
    const featured = within(screen.getByRole('article', { name: newest!.title }));
    expect(featured.getByText('Featured article')).toBeInTheDocument();
    expect(featured.getByText('AI Storytelling')).toBeInTheDocument();
    expect(featured.getByText(newest!.excerpt)).toBeInTheDocument();
    expect(featured.getByText('Jonas Adeyemi')).toBeInTheDocument();
    expect(featured.getByText('November 17, 2026')).toHaveAttribute('datetime', '2026-11-17');
    expect(featured.getByText('6 min read')).toBeInTheDocument();
    expect(featured.getByRole('link', { name: newest!.title })).toHaveAttribute('href', `/blog/${newest!.slug}`);
  });

  it('lists the six articles before it, the newest first', async () => {
    await open('/blog');
    const recent = region('Recent articles');
    expect(titles(recent)).toEqual(POSTS.slice(1, 7).map(({ title }) => title));
    expect(titles(recent)).toHaveLength(6);
    expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      POSTS.slice(1, 7).map(({ slug }) => `/blog/${slug}`),
    );
  });

  it('shows the picture of each article it lists, the first at once and the others when they are scrolled to', async () => {
    await open('/blog');
    const pictures = screen.getAllByRole<HTMLImageElement>('img');
    expect(pictures).toHaveLength(7);
    for (const [index, { slug, featuredImage }] of POSTS.slice(0, 7).entries()) {
      expectPicture(pictures[index], slug, featuredImage);
      const fetched = [pictures[index]?.getAttribute('fetchpriority'), pictures[index]?.getAttribute('loading')];
      expect(fetched).toEqual(index === 0 ? ['high', null] : [null, 'lazy']);
    }
  });

  it('lists the eight categories with their counts, and says what these count', async () => {
    await open('/blog');
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    const shown = categories.getAllByRole('listitem').map((item) => ({
      name: within(item).getByRole('link').textContent,
      to: within(item).getByRole('link').getAttribute('href'),
      count: Number(item.querySelector('[aria-hidden]')?.textContent),
    }));
    expect(shown.map(({ name }) => name)).toEqual([
      'AI Storytelling',
      'Writing Tips',
      'Character Development',
      'World Building',
      'Prompts',
      'Plot & Structure',
      'Voice & Style',
      'Writer’s Block',
    ]);
    expect(shown.map(({ count }) => count)).toEqual([12, 8, 9, 7, 14, 10, 11, 6]);
    expect(shown.map(({ to }) => to)).toEqual(BLOG_CATEGORIES.map(({ slug }) => `/blog/category/${slug}`));
    expect(categories.getByText('12 planned')).toBeInTheDocument();
    expect(
      categories.getByText(
        'The number shows how many articles we’ve planned. Each category’s page lists the ones we’ve written.',
      ),
    ).toBeInTheDocument();
  });

  it('ends in the newsletter', async () => {
    await open('/blog');
    expect(region('New articles by email').getByLabelText('Email address')).toBeInTheDocument();
  });
});

describe.each(BLOG_CATEGORIES)('the category $name', ({ slug, name, planned }) => {
  it('is called by its name, describes itself, and lists what is written in it', async () => {
    await open(`/blog/category/${slug}`);
    expect(heading()).toBe(name);
    expectSoundPage();
    expect(descriptionOf()).toBe(strings.categoryDescriptions[slug]);
    const written = POSTS.filter(({ category }) => category === slug);
    const articles = screen
      .getAllByRole('article')
      .map((article) => within(article).getByRole('link').getAttribute('href'));
    expect(articles).toEqual(written.map((post) => `/blog/${post.slug}`));
    const [picture] = screen.getAllByRole<HTMLImageElement>('img');
    expectPicture(picture, written[0]!.slug, written[0]!.featuredImage);
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByText(`${written.length} of ${planned} planned articles written so far.`)).toBeInTheDocument();
  });
});

it('two categories never describe themselves alike', () => {
  const texts = Object.values(strings.categoryDescriptions);
  expect(new Set(texts).size).toBe(texts.length);
});

it('a category is counted in whole sentences', () => {
  expect(strings.writtenSoFar(0, 7)).toBe('0 of 7 planned articles written so far.');
  expect(strings.writtenSoFar(2, 7)).toBe('2 of 7 planned articles written so far.');
});

describe.each(POSTS)(
  'the article $slug',
  ({ slug, title, excerpt, date, related, author: id, category, featuredImage }) => {
    const author = authorOf(id);
    const one = (selector: string) => document.querySelector(selector);
    const linksIn = (place: Element | null | undefined) =>
      [...(place?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);

    beforeEach(() => open(`/blog/${slug}`));

    it('shows its category, title, author, date and text, a figure that says what it shows, and its picture at once, in a place that is kept for it', () => {
      expect(heading()).toBe(title);
      expectSoundPage();
      expect(descriptionOf()).toBe(excerpt);
      expect(linksIn(one('article header'))).toEqual([[categoryOf(category)?.name, `/blog/category/${category}`]]);
      expect(one('article header + div p')?.textContent).toBe(`By ${author.name}, ${author.title}`);
      expect(linksIn(one('article header + div p'))).toEqual([[author.name, `/about#${author.id}`]]);
      expect(one('article header + div > svg')).toHaveAttribute('aria-hidden', 'true');
      expect(one('article time')).toHaveAttribute('datetime', date);
      expect(one('article time')?.parentElement?.textContent).toMatch(/^[A-Z][a-z]+ \d{1,2}, 2026\d min read$/);
      expect(document.querySelectorAll('article > div > p').length).toBeGreaterThan(10);
      const drawing = one('figure > svg[role="img"]');
      expect(drawing?.getAttribute('aria-label')?.length).toBeGreaterThan(20);
      expect(drawing?.getAttribute('viewBox')).toMatch(/^\d+ \d+ 640 \d+$/);
      expect(one('figcaption')?.textContent?.length).toBeGreaterThan(10);
      const pictures = [...document.querySelectorAll('img')];
      expect(pictures.map((picture) => picture.alt)).toEqual([featuredImage.alt]);
      expectPicture(pictures[0], slug, featuredImage);
      expect([pictures[0]?.getAttribute('fetchpriority'), pictures[0]?.getAttribute('loading')]).toEqual([
        'high',
        null,
      ]);
    });

    it('says who wrote it and where there is more, and leads on to three related articles, the newsletter, and no page that the site lacks', () => {
      const note = one('aside');
      expect(note?.querySelector('h2')?.textContent).toBe('About the author');
      expect(note?.querySelectorAll('svg > path').length).toBeGreaterThan(4);
      expect(note?.textContent).toContain(`${author.name}, ${author.title}`);
      expect(note?.textContent).toContain(author.bio);
      expect(linksIn(note)).toEqual([
        [`More about ${author.name}`, `/about#${author.id}`],
        ...author.social.map(({ site, href }) => [`${author.name} on ${site}`, href]),
      ]);
      const [others, newsletter] = document.querySelectorAll('section');
      expect(others?.querySelector('h2')?.textContent).toBe('Related articles');
      expect(linksIn(others).map(([, path]) => path)).toEqual(related.map((other) => `/blog/${other}`));
      expect(related).toHaveLength(3);
      expect(newsletter?.querySelector('h2')?.textContent).toBe('New articles by email');
      const known =
        /^\/(?:generators(?:\/(?:fantasy|scifi|children|romance))?|inspiration|inspiration-me|community|blog(?:\/.*)?|about#.*|privacy|rss\.xml)$/;
      const paths = linksIn(document.body).map(([, path]) => path ?? '');
      expect(paths.filter((path) => !known.test(path) && !path.startsWith('https://'))).toEqual([]);
    });
  },
);

it('a table of an article scrolls by itself, under a name', async () => {
  await open('/blog/finding-your-voice');
  const table = screen.getByRole('table');
  expect(table.parentElement).toHaveAttribute('role', 'region');
  expect(table.parentElement?.tabIndex).toBe(0);
  expect(table.parentElement).toHaveAttribute('aria-label', table.querySelector('caption')?.textContent);
  expect(table.querySelectorAll('th[scope="col"]').length).toBeGreaterThan(1);
});

describe('an address without an article', () => {
  it('shows “Blog Post Not Found”, asks search engines to pass by, and leads back', async () => {
    await open('/blog/no-such-article');
    expect(heading()).toBe('Blog Post Not Found');
    expectSoundPage();
    expect(robots()).toBe('noindex');
    expect(screen.getByText(strings.postNotFound.text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeInTheDocument();
  });

  it('shows that there is no such category, with those that there are', async () => {
    await open('/blog/category/poetry');
    expect(heading()).toBe('Category Not Found');
    expectSoundPage();
    expect(robots()).toBe('noindex');
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('link', { name: 'Prompts' })).toHaveAttribute('href', '/blog/category/prompts');
  });

  it('is not what a real page says', async () => {
    await open('/blog');
    expect(robots()).toBeUndefined();
  });
});
