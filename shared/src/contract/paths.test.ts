import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GENRES } from '../domain/index.ts';
import { paths, safeReturnPath } from './paths.ts';
import { matchPattern } from './route-pattern.ts';

describe('paths', () => {
  it('Each path builds URLs that its own pattern matches', () => {
    for (const genre of GENRES)
      expect(matchPath(paths.generator.pattern, paths.generator.href(genre))?.params.generatorId).toBe(genre);
    expect(paths.dashboard.href()).toBe(paths.dashboard.pattern);
    expect(matchPath(paths.blogPost.pattern, paths.blogPost.href('a-1'))?.params.postSlug).toBe('a-1');
    expect(matchPath(paths.blogCategory.pattern, paths.blogCategory.href('a-1'))?.params.categorySlug).toBe('a-1');
  });

  it('A path contains any id completely, as one segment', () => {
    for (const id of ['m-0_Xw3yT8qLr5vZk9PbHg', '../../auth', 'a/b', 'a?b#c', '你好 %2f'])
      for (const [path, before, after] of [
        [paths.story, '/story/', ''],
        [paths.storyEdit, '/story/', '/edit'],
        [paths.communityStory, '/community/', ''],
        [paths.publishedStory, '/s/', ''],
      ] as const) {
        const { pathname, search, hash } = new URL(path.href(id), 'https://storyloom.example');
        expect([pathname, search, hash]).toEqual([`${before}${encodeURIComponent(id)}${after}`, '', '']);
      }
  });
});

describe('matchPattern', () => {
  const PATTERNS = ['/', '/about', '/blog/:postSlug', '/blog/category/:categorySlug', '/story/:storyId/edit', '/a.b'];
  const ADDRESSES = [
    ['/', '/about', '/About', '/about/', '/about//', '/about/us', '/aboutus', '/a.b', '/axb', '/你好'],
    ['/blog', '/blog/', '/blog/x', '/blog/x/', '/Blog/World-Building', '/blog/x/y', '/blog/你好 (1)'],
    ['/blog/category', '/blog/category/y', '/blog/category/y/z'],
    ['/story/1', '/story/1/edit', '/story/1/edit/', '/story//edit'],
  ].flat();

  it('A pattern matches the same URLs with the same parameters as in the router', () => {
    for (const pattern of PATTERNS)
      for (const address of ADDRESSES)
        expect(matchPattern(pattern, address), `${pattern} ${address}`).toEqual(matchPath(pattern, address)?.params);
  });

  it('A pattern with a wildcard or an optional part matches everything below its first segment', () => {
    for (const pattern of ['/docs/*', '/docs/:page?']) {
      for (const address of ['/docs', '/docs/', '/docs/a', '/docs/a/b'])
        expect(matchPattern(pattern, address), address).toEqual({});
      expect(matchPattern(pattern, '/documents')).toBeUndefined();
    }
  });
});

describe('safeReturnPath', () => {
  const FALLBACK = '/generators';

  it('A path of the site is returned as it is', () => {
    for (const path of [
      ['/', '/generators/fantasy', '/blog/creative-writing-tips#dialogue', '/inspiration?q=glass+harbour&tab=scifi'],
      ['/search?q=%E4%BD%A0%E5%A5%BD', '/search?q=//x', '/auth?next=//evil.example', '/%2f%2fevil.example'],
    ].flat())
      expect(safeReturnPath(path, FALLBACK)).toBe(path);
  });

  it('Anything that could lead elsewhere becomes the fallback', () => {
    for (const value of [
      ['//evil.example', '///evil.example', '//storyloom.invalid/dashboard', '//user@storyloom.invalid/', '//[::1]/'],
      ['/\\evil.example', '\\\\evil.example', '/x\\y', '/x\\..\\..\\\\evil.example'],
      ['/\t/evil.example', '/gener\nators', '/\r\n/evil.example', '/\u0000/x', '/\u001f/x'],
      ['/..//evil.example', '/x/y/../..//evil.example', '/%2e%2e//evil.example', '/.%2e//evil.example'],
      ['https://evil.example', 'http:evil.example', 'javascript:alert(1)', 'data:text/html,x', 'evil.example'],
      ['', ' ', './x', '../x', '?next=//evil.example', '#//evil.example', ' //evil.example', '／／evil.example'],
      [undefined, null, 7, {}, ['//evil.example'], { toString: () => '/x' }, new URL('https://evil.example')],
    ].flat())
      expect(safeReturnPath(value, FALLBACK), JSON.stringify(value)).toBe(FALLBACK);
  });
});
