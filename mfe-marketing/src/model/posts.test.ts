import { describe, expect, it } from 'vitest';
import { BLOG_CATEGORIES, categoryOf } from './categories.ts';
import { postOf, POSTS, postsIn } from './posts.ts';

describe('the categories of the blog', () => {
  it('The blog has eight categories, each with its number of planned articles', () => {
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

  it('A category is found by the name in its address', () => {
    expect(categoryOf('plot-structure')?.name).toBe('Plot & Structure');
    expect(categoryOf('poetry')).toBeUndefined();
    expect(categoryOf(undefined)).toBeUndefined();
  });
});

describe('the posts', () => {
  it('The blog has at least these eight posts, and one in each category', () => {
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

  it('Posts are ordered newest first', () => {
    const dates = POSTS.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('A post has 900 to 1,500 words, and says how long reading takes', () => {
    expect(POSTS.filter(({ words }) => words < 900 || words > 1500)).toEqual([]);
    // 228 words a minute.
    expect(POSTS.filter(({ words, minutes }) => minutes !== Math.round(words / 228))).toEqual([]);
  });

  it('A post is found by the name in its address', () => {
    expect(postOf('world-building')?.category).toBe('world-building');
    expect(postOf('no-such-post')).toBeUndefined();
    expect(postOf(undefined)).toBeUndefined();
  });
});
