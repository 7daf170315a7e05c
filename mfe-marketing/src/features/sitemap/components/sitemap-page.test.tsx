// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SitemapPage } from './sitemap-page.tsx';

type Props = Parameters<typeof SitemapPage>[0];
const show = (posts: Props['posts'], categories: Props['categories']) =>
  render(<SitemapPage posts={posts} categories={categories} />, { wrapper: MemoryRouter });

const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the sitemap', () => {
  it('The sitemap lists the generators, the inspirations and the community', () => {
    show([], []);
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

  it('The sitemap lists the pages about the site, and the legal ones', () => {
    show([], []);
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

  it('The sitemap lists posts and categories of the blog only when there are some', () => {
    const post = { title: 'A map first?', path: '/blog/world-building' };
    const category = { title: 'World Building', path: '/blog/category/world-building' };
    show([post], [category]);
    expect(linksIn('Blog posts')).toEqual([[post.title, post.path]]);
    expect(linksIn('Blog categories')).toEqual([[category.title, category.path]]);
    cleanup();
    show([], []);
    expect(screen.queryByRole('region', { name: 'Blog posts' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Blog categories' })).not.toBeInTheDocument();
  });
});
