// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BLOG_CATEGORIES } from '../../../model/categories.ts';
import { POSTS } from '../../../model/posts.ts';
import { descriptionOf, expectSoundPage } from '../../../testing/sound-page.ts';
import { strings } from '../strings.ts';
import { expectPicture, heading, open } from '../testing/blog-page.ts';

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
const region = (name: string) => within(screen.getByRole('region', { name }));
const titles = (within_: { getAllByRole: typeof screen.getAllByRole }) =>
  within_.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the blog', () => {
  it('The blog is titled by its heading and has a description', async () => {
    await open('/blog');
    expect(heading()).toBe('Blog');
    expectSoundPage();
  });

  it('The blog features the newest article, with its category, excerpt, author and date', async () => {
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

  it('The blog lists the next six articles, newest first', async () => {
    await open('/blog');
    const recent = region('Recent articles');
    expect(titles(recent)).toEqual(POSTS.slice(1, 7).map(({ title }) => title));
    expect(titles(recent)).toHaveLength(6);
    expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      POSTS.slice(1, 7).map(({ slug }) => `/blog/${slug}`),
    );
  });

  it('Every listed article has its picture, the first loaded at once and the others lazily', async () => {
    await open('/blog');
    const pictures = screen.getAllByRole<HTMLImageElement>('img');
    expect(pictures).toHaveLength(7);
    for (const [index, { slug, featuredImage }] of POSTS.slice(0, 7).entries()) {
      expectPicture(pictures[index], slug, featuredImage);
      const fetched = [pictures[index]?.getAttribute('fetchpriority'), pictures[index]?.getAttribute('loading')];
      expect(fetched).toEqual(index === 0 ? ['high', null] : [null, 'lazy']);
    }
  });

  it('The blog lists the eight categories with their numbers, and says what is counted', async () => {
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

  it('The blog ends with the newsletter', async () => {
    await open('/blog');
    expect(region('New articles by email').getByLabelText('Email address')).toBeInTheDocument();
  });
});

describe.each(BLOG_CATEGORIES)('the category $name', ({ slug, name, planned }) => {
  it('A category page is titled by its name, has its own description, and lists its articles', async () => {
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

it('No two categories have the same description', () => {
  const texts = Object.values(strings.categoryDescriptions);
  expect(new Set(texts).size).toBe(texts.length);
});

it('The number of articles in a category is given in a whole sentence', () => {
  expect(strings.writtenSoFar(0, 7)).toBe('0 of 7 planned articles written so far.');
  expect(strings.writtenSoFar(2, 7)).toBe('2 of 7 planned articles written so far.');
});

describe('an unknown address', () => {
  it('An unknown article shows “Blog Post Not Found”, asks not to be indexed, and leads back', async () => {
    await open('/blog/no-such-article');
    expect(heading()).toBe('Blog Post Not Found');
    expectSoundPage();
    expect(robots()).toBe('noindex');
    expect(screen.getByText(strings.postNotFound.text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeInTheDocument();
  });

  it('An unknown category says so, asks not to be indexed, and lists the known ones', async () => {
    await open('/blog/category/poetry');
    expect(heading()).toBe('Category Not Found');
    expectSoundPage();
    expect(robots()).toBe('noindex');
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('link', { name: 'Prompts' })).toHaveAttribute('href', '/blog/category/prompts');
  });

  it('An existing page does not ask search engines to leave it out', async () => {
    await open('/blog');
    expect(robots()).toBeUndefined();
  });
});
