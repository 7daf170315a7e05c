import { describe, expect, it } from 'vitest';
import { BLOG_CATEGORIES, categoryOf } from './categories.ts';
import { postOf, POSTS, postsIn } from './posts.ts';

describe('the categories of the blog', () => {
  it('are these eight, each with as many articles as are planned', () => {
    expect(BLOG_CATEGORIES.map(({ name, planned }) => `${name} ${planned}`)).toEqual([
      'AI Storytelling 12',
      'Writing Tips 8',
      'Character Development 9',
      'World Building 7',
      'Prompts 14',
      'Plot & Structure 10',
      'Voice & Style 11',
      'Writer’s Block 6',
    ]);
  });

  it('are found by the name in their address', () => {
    expect(categoryOf('plot-structure')?.name).toBe('Plot & Structure');
    expect(categoryOf('poetry')).toBeUndefined();
    expect(categoryOf(undefined)).toBeUndefined();
  });
});

describe('the posts', () => {
  it('are these eight at least, and each category has one', () => {
    const slugs = POSTS.map(({ slug }) => slug);
    for (const slug of [
      'ai-storytelling-guide',
      'creative-writing-tips',
      'character-development',
      'world-building',
      'story-prompts',
      'ai-writers-block',
      'plot-development',
      'finding-your-voice',
    ]) {
      expect(slugs).toContain(slug);
    }
    for (const { slug } of BLOG_CATEGORIES) expect(postsIn(slug).length).toBeGreaterThan(0);
  });

  it('come with the newest first', () => {
    const dates = POSTS.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('are articles of 900 to 1,500 words, and say how long they take', () => {
    expect(POSTS.filter(({ words }) => words < 900 || words > 1500)).toEqual([]);
    // 228 words a minute.
    expect(POSTS.filter(({ words, minutes }) => minutes !== Math.round(words / 228))).toEqual([]);
  });

  it('are found by their address', () => {
    expect(postOf('world-building')?.category).toBe('world-building');
    expect(postOf('no-such-post')).toBeUndefined();
    expect(postOf(undefined)).toBeUndefined();
  });
});
