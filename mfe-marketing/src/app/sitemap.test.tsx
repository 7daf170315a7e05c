// @vitest-environment jsdom
import { paths } from '@storyloom/shared/contract';
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import descriptor from '../../remote.json' with { type: 'json' };
import { BLOG_CATEGORIES } from '../model/categories.ts';
import { POSTS } from '../model/posts.ts';
import { remote } from '../remote.ts';

describe('the sitemap of the site', () => {
  beforeEach(() => renderRemote(remote, { at: '/sitemap' }));

  it('The sitemap lists every page of this module but itself', () => {
    const listed = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const pages = descriptor.routes.filter((route) => !route.includes(':') && route !== paths.sitemap.pattern);
    expect(pages.filter((page) => !listed.includes(page))).toEqual([]);
  });

  it('The sitemap lists every post and every category of the blog by name', () => {
    expect(POSTS.length).toBeGreaterThan(0);
    for (const { slug, title } of POSTS) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${slug}`);
    }
    for (const { slug, name } of BLOG_CATEGORIES) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/blog/category/${slug}`);
    }
  });
});
