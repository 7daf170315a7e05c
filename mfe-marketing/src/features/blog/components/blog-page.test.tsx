// @vitest-environment jsdom
import { renderRemote } from '@storyloom/testing/render-remote';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BLOG_CATEGORIES } from '../../../model/categories.ts';
import type { FeaturedImage } from '../../../model/featured-image.ts';
import type { PostNode } from '../../../model/post.ts';
import { POSTS } from '../../../model/posts.ts';
import { authorOf } from '../../../model/team.ts';
import { remote } from '../../../remote.ts';
import { descriptionOf } from '../../../testing/sound-page.ts';
import { strings } from '../strings.ts';
import { PostText } from './post-text.tsx';

const open = (at: string) => renderRemote(remote, { at });
const heading = () => document.querySelector('h1')?.textContent;
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
const linksIn = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);
const section = (name: string) => screen.getByRole('region', { name });

/** Expects a picture with reserved space and a file for each screen width, loaded at once or lazily. */
function expectPicture(picture: Element | undefined, slug: string, image: FeaturedImage, loading: 'high' | 'lazy') {
  const at = (width: number) => `/remotes/marketing/assets/pictures/${slug}-${width}-${image.version}.webp`;
  expect(picture).toHaveAttribute('alt', image.alt);
  expect(picture).toHaveAttribute('src', at(1280));
  expect(picture).toHaveAttribute('srcset', [480, 800, 1280].map((width) => `${at(width)} ${width}w`).join(', '));
  expect(picture?.getAttribute('sizes')).toMatch(/^\(min-width: .*vw$/);
  const fetched = ['width', 'height', 'fetchpriority', 'loading'].map((name) => picture?.getAttribute(name));
  expect(fetched).toEqual(['1280', '512', ...(loading === 'high' ? ['high', null] : [null, 'lazy'])]);
}

describe('the blog', () => {
  it('features the newest article and lists the next six, with their pictures', async () => {
    await open('/blog');
    expect(robots()).toBeUndefined();
    const [newest] = POSTS;
    const featured = within(screen.getByRole('article', { name: newest!.title }));
    for (const text of ['Featured article', newest!.excerpt]) expect(featured.getByText(text)).toBeInTheDocument();
    expect(featured.getByText(newest!.title)).toHaveAttribute('href', `/blog/${newest!.slug}`);
    const recent = POSTS.slice(1, 7).map(({ title, slug }) => [title, `/blog/${slug}`]);
    expect(linksIn(section('Recent articles'))).toEqual(recent);
    const pictures = [...document.querySelectorAll('img')];
    expect(pictures).toHaveLength(7);
    for (const [index, { slug, featuredImage }] of POSTS.slice(0, 7).entries())
      expectPicture(pictures[index], slug, featuredImage, index === 0 ? 'high' : 'lazy');
    expect(within(section('New articles by email')).getByLabelText('Email address')).toBeInTheDocument();
  });

  it('lists the categories with their numbers, and says what is counted', async () => {
    await open('/blog');
    const categories = screen.getByRole('navigation', { name: 'Categories' });
    const listed = BLOG_CATEGORIES.map(({ slug, name }) => [name, `/blog/category/${slug}`]);
    expect(linksIn(categories)).toEqual(listed);
    expect(categories).toHaveTextContent('12 planned');
    expect(categories).toHaveTextContent('The number shows how many articles we’ve planned.');
  });
});

it('lists the articles of a category, and how many are planned', async () => {
  const { slug, name, planned } = BLOG_CATEGORIES[4]!;
  await open(`/blog/category/${slug}`);
  expect(heading()).toBe(name);
  expect(descriptionOf()).toBe(strings.categoryDescriptions[slug]);
  const written = POSTS.filter(({ category }) => category === slug);
  const articles = screen.getAllByRole('article').map((article) => article.querySelector('a')?.getAttribute('href'));
  expect(articles).toEqual(written.map((post) => `/blog/${post.slug}`));
  expectPicture(document.querySelector('img')!, written[0]!.slug, written[0]!.featuredImage, 'high');
  expect(screen.getByText(`${written.length} of ${planned} planned articles written so far.`)).toBeInTheDocument();
});

describe('an article', () => {
  it.each(POSTS)('$slug has its author, text, figure and picture, and leads on to known pages', async (post) => {
    const { slug, title, excerpt, date, related, featuredImage } = post;
    const author = authorOf(post.author);
    await open(`/blog/${slug}`);
    const one = (selector: string) => document.querySelector(selector);
    expect([heading(), descriptionOf()]).toEqual([title, excerpt]);
    expect(linksIn(one('article header'))[0]?.[1]).toBe(`/blog/category/${post.category}`);
    expect(one('article header + div p')?.textContent).toBe(`By ${author.name}, ${author.title}`);
    expect(one('article time')).toHaveAttribute('datetime', date);
    expectPicture(document.querySelector('img')!, slug, featuredImage, 'high');
    expect(one('aside')).toHaveTextContent(author.bio);
    expect(linksIn(one('aside'))).toEqual([
      [`More about ${author.name}`, `/about#${author.id}`],
      ...author.social.map(({ site, href }) => [`${author.name} on ${site}`, href]),
    ]);
    const others = linksIn(section('Related articles')).map(([, path]) => path);
    expect(others).toEqual(related.map((other) => `/blog/${other}`));
    const known =
      /^\/(?:generators(?:\/(?:fantasy|scifi|children|romance))?|inspiration|inspiration-me|community|blog(?:\/.*)?|about#.*|privacy|rss\.xml)$/;
    const paths = linksIn(document.body).map(([, path]) => path ?? '');
    expect(paths.filter((path) => !known.test(path) && !path.startsWith('https://'))).toEqual([]);
  });

  const show = (...nodes: readonly PostNode[]) =>
    render(
      <MemoryRouter>
        <PostText nodes={nodes} />
      </MemoryRouter>,
    ).container;

  it('shows the elements of its text, and leaves out any other, whatever the post contains', () => {
    const text = show(['h2', { id: 'a' }, 'A'], ['p', 0, '<img src=x> ', ['em', 0, 'c'], ['br', 0], 'd']);
    expect(text.innerHTML).toBe('<h2 id="a">A</h2><p>&lt;img src=x&gt; <em>c</em><br>d</p>');
    for (const tag of ['script', 'iframe', 'style', 'object', 'form', 'input', 'img', 'foreignObject'])
      expect(show(['p', 0, 'a', [tag, { src: 'x' }, 'b']]).innerHTML, tag).toBe('<p>a</p>');
  });

  it('links within the site plainly, and elsewhere with rel=noopener', () => {
    const page = show(['p', 0, ['a', { href: '/generators' }, 'a'], ['a', { href: 'https://example.com/' }, 'b']]);
    const links = [...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.getAttribute('rel')]);
    expect(links).toEqual([
      ['/generators', null],
      ['https://example.com/', 'noopener'],
    ]);
  });

  it('has tables that are named and scroll by themselves', async () => {
    await open('/blog/finding-your-voice');
    const table = document.querySelector('table')!;
    expect(table.parentElement?.tabIndex).toBe(0);
    expect(table.parentElement).toHaveAttribute('aria-label', table.querySelector('caption')?.textContent);
  });
});

it.each([
  ['/blog/no-such-article', 'Blog Post Not Found'],
  ['/blog/category/poetry', 'Category Not Found'],
])('says at %s that there is nothing, to visitors and search engines, and lists the categories', async (at, title) => {
  await open(at);
  expect(heading()).toBe(title);
  expect(robots()).toBe('noindex');
  expect(screen.getByText('Back to the blog')).toHaveAttribute('href', '/blog');
  expect(screen.getByText('Prompts')).toHaveAttribute('href', '/blog/category/prompts');
});
