// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { SitemapPage } from './sitemap-page.tsx';

const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the sitemap', () => {
  it('lists the generators, the inspirations and the community', () => {
    renderPage(<SitemapPage posts={[]} categories={[]} />);
    expect(linksIn('Write and read')).toEqual([
      ['All generators', '/generators'],
      ['Fantasy story generator', '/generators/fantasy'],
      ['Sci-Fi story generator', '/generators/scifi'],
      ["Children's story generator", '/generators/children'],
      ['Romance story generator', '/generators/romance'],
      ['Community inspirations', '/inspiration'],
      ['Curated inspirations', '/inspiration-me'],
      ['Community stories', '/community'],
    ]);
  });

  it('lists the pages about the site, and the legal ones', () => {
    renderPage(<SitemapPage posts={[]} categories={[]} />);
    expect(linksIn('About the site')).toEqual([
      ['Home', '/'],
      ['Features', '/features'],
      ['Pricing', '/pricing'],
      ['Questions and answers', '/faq'],
      ['About Storyloom', '/about'],
      ['Blog', '/blog'],
      ['Search', '/search'],
      ['Sign up', '/signup'],
      ['Sign in', '/auth'],
    ]);
    expect(linksIn('Legal')).toEqual([
      ['Terms of use', '/terms'],
      ['Privacy', '/privacy'],
    ]);
  });

  it('lists posts and categories of the blog where there are some', () => {
    const post = { title: 'A map first?', path: '/blog/world-building' };
    const category = { title: 'World Building', path: '/blog/category/world-building' };
    renderPage(<SitemapPage posts={[post]} categories={[category]} />);
    expect(linksIn('Blog posts')).toEqual([[post.title, post.path]]);
    expect(linksIn('Blog categories')).toEqual([[category.title, category.path]]);
    cleanup();
    renderPage(<SitemapPage posts={[]} categories={[]} />);
    expect(screen.queryByRole('region', { name: 'Blog posts' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Blog categories' })).toBeNull();
  });
});
