import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { matchPattern } from './route-pattern.ts';

const PATTERNS = ['/', '/about', '/blog/:postSlug', '/blog/category/:categorySlug', '/story/:storyId/edit', '/a.b'];

const ADDRESSES = [
  '/',
  '/about',
  '/About',
  '/about/',
  '/about//',
  '/about/us',
  '/aboutus',
  '/blog',
  '/blog/',
  '/blog/x',
  '/blog/x/',
  '/Blog/World-Building',
  '/blog/x/y',
  '/blog/category',
  '/blog/category/y',
  '/blog/category/y/z',
  '/story/1',
  '/story/1/edit',
  '/story/1/edit/',
  '/story//edit',
  '/a.b',
  '/axb',
  '/你好',
  '/blog/你好 (1)',
];

describe('matchPattern', () => {
  it.each(PATTERNS)('The pattern %s matches the same URLs with the same parameters as in the router', (pattern) => {
    for (const address of ADDRESSES)
      expect([address, matchPattern(pattern, address)]).toEqual([address, matchPath(pattern, address)?.params]);
  });

  it.each(['/docs/*', '/docs/:page?'])('The pattern %s matches everything below its first segment', (pattern) => {
    for (const address of ['/docs', '/docs/', '/docs/a', '/docs/a/b'])
      expect(matchPattern(pattern, address)).toEqual({});
    expect(matchPattern(pattern, '/documents')).toBeUndefined();
  });
});
