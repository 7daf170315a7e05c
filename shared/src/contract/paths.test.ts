import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GENRES } from '../domain/index.ts';
import { paths } from './paths.ts';

describe('paths', () => {
  it('The paths are the URLs of the product', () => {
    expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path.pattern]))).toMatchObject({
      home: '/',
      generators: '/generators',
      generator: '/generators/:generatorId',
      inspiration: '/inspiration',
      curatedInspirations: '/inspiration-me',
      community: '/community',
      communityStory: '/community/:storyId',
      publishedStory: '/s/:shareId',
      dashboard: '/dashboard',
      story: '/story/:storyId',
      accountDeleted: '/account-deleted',
      auth: '/auth',
      signUp: '/signup',
    });
  });

  it('Each path builds URLs that its own pattern matches', () => {
    for (const genre of GENRES) {
      expect(matchPath(paths.generator.pattern, paths.generator.href(genre))?.params.generatorId).toBe(genre);
    }
    expect(matchPath(paths.story.pattern, paths.story.href('a-1'))?.params.storyId).toBe('a-1');
    const shareId = 'm-0_Xw3yT8qLr5vZk9PbHg';
    expect(matchPath(paths.publishedStory.pattern, paths.publishedStory.href(shareId))?.params.shareId).toBe(shareId);
    expect(paths.dashboard.href()).toBe(paths.dashboard.pattern);
  });

  it.each(['../../auth', 'a/b', 'a?b#c', '你好 %2f'])('A path contains the id %j completely, as one segment', (id) => {
    for (const [path, first] of [
      [paths.story, 'story'],
      [paths.communityStory, 'community'],
      [paths.publishedStory, 's'],
    ] as const) {
      const { pathname, search, hash } = new URL(path.href(id), 'https://storyloom.example');
      expect([search, hash]).toEqual(['', '']);
      const segments = pathname.split('/');
      expect(segments.slice(0, 2)).toEqual(['', first]);
      expect(segments.slice(2).map(decodeURIComponent)).toEqual([id]);
    }
  });
});
