// @vitest-environment jsdom
import { fakeNetwork, json } from '@storyloom/testing/network';
import { hydratePage, prerenderPage } from '@storyloom/testing/prerendered-page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import descriptor from '../../remote.json' with { type: 'json' };
import { privacy, terms } from '../features/legal/strings.ts';
import { SitemapPage } from '../features/sitemap/components/sitemap-page.tsx';
import { BLOG_CATEGORIES } from '../model/categories.ts';
import { POSTS } from '../model/posts.ts';
import { remote } from '../remote.ts';
import { descriptionOf, expectSoundPage } from '../testing/sound-page.ts';

const FIXED = ['/', '/about', '/features', '/pricing', '/faq', '/sitemap', '/terms', '/privacy', '/blog'];

it('has a title and description of its own on every page, headings in order, and no inline style', async () => {
  const descriptions: string[] = [];
  for (const path of [
    ...FIXED,
    '/blog/category/prompts',
    '/blog/world-building',
    '/blog/none',
    '/blog/category/none',
  ]) {
    await renderRemote(remote, { at: path });
    expectSoundPage(path === '/' ? 'Storyloom: stories, written as you read' : undefined);
    if (!path.endsWith('none')) descriptions.push(descriptionOf());
    cleanup();
  }
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

describe('a prerendered page', () => {
  it.each([...FIXED.slice(0, 5), '/blog', '/blog/category/prompts', '/blog/finding-your-voice'])(
    'is complete at %s, and the same after hydration',
    async (path) => {
      const html = await prerenderPage(remote, path);
      const before = new DOMParser().parseFromString(html, 'text/html').body;
      expect(before.querySelector('h1')).not.toBeNull();
      expect(before.querySelectorAll('script, [style]')).toHaveLength(0);
      const { container, complaints } = await hydratePage(remote, html, `${path}?q=lamp`);
      expect(complaints).toEqual([]);
      // The content of noscript is parsed differently when scripts are enabled.
      for (const element of [...before.querySelectorAll('noscript'), ...container.querySelectorAll('noscript')])
        element.textContent = '';
      expect(container.textContent).toBe(before.textContent);
    },
  );

  it('takes a search from its address, and what was typed before hydration', async () => {
    fakeNetwork(() => json([]));
    const html = await prerenderPage(remote, '/search');
    const asked = await hydratePage(remote, html, '/search?q=lighthouse');
    expect(asked.complaints).toEqual([]);
    await waitFor(() => expect(asked.container.querySelector('input')).toHaveValue('lighthouse'));
    cleanup();
    const typed = await hydratePage(remote, html, '/search', (page) => {
      page.querySelector('input')!.value = 'character';
    });
    expect(typed.complaints).toEqual([]);
    expect(typed.container.querySelector('input')).toHaveValue('character');
    await waitFor(() => expect(typed.container.querySelector('mark')).toHaveTextContent('Character'));
  });
});

it.each([
  ['/terms', terms],
  ['/privacy', privacy],
])('shows the whole text at %s, with a summary', async (path, text) => {
  await renderRemote(remote, { at: path });
  const parts = [text.title, text.summary, ...text.sections.flatMap(({ title, texts }) => [title, ...texts])];
  for (const part of parts) expect(document.body.textContent).toContain(part);
});

describe('the sitemap', () => {
  it('lists every other page of the site, post and category', async () => {
    await renderRemote(remote, { at: '/sitemap' });
    const listed = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    const own = descriptor.routes.filter((route) => !route.includes(':') && route !== '/sitemap');
    const others = '/generators /generators/romance /inspiration /inspiration-me /community /signup /auth'.split(' ');
    expect(listed).toEqual(expect.arrayContaining([...own, ...others]));
    for (const { slug, title } of POSTS) expect(screen.getByText(title)).toHaveAttribute('href', `/blog/${slug}`);
    const categories = within(screen.getByRole('region', { name: 'Blog categories' }));
    for (const { slug, name } of BLOG_CATEGORIES)
      expect(categories.getByText(name)).toHaveAttribute('href', `/blog/category/${slug}`);
  });

  it('has no lists of posts and categories when there are none', () => {
    render(<SitemapPage posts={[]} categories={[]} />, { wrapper: MemoryRouter });
    expect(screen.getByRole('region', { name: 'Legal' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Blog/ })).not.toBeInTheDocument();
  });
});
