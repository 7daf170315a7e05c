import { describe, expect, it } from 'vitest';
import { coverSeed, FALLBACK_TITLES, firstHeading, storyTitle } from './story-title.ts';
import { fitTitle } from './fit-title.ts';

describe('storyTitle', () => {
  it.each([
    ['the first line that starts with a mark', '# The Glass Harbour\n\nOnce.', 'The Glass Harbour'],
    [
      'a later line, when the first has no mark',
      'Here is your story:\n\n# The Glass Harbour\nOnce.',
      'The Glass Harbour',
    ],
    ['the first of several', '# One\n# Two', 'One'],
    ['without asterisks, wherever they stand', '# **The *Glass* Harbour**', 'The Glass Harbour'],
    ['without the line end of another system', '# The Glass Harbour\r\nOnce.', 'The Glass Harbour'],
    ['in Chinese as well', '# 玻璃港\n从前', '玻璃港'],
    ['on a story that is nothing but its title', '# Alone', 'Alone'],
  ])('is %s', (_case, story, title) => {
    expect(storyTitle(story)).toBe(title);
  });

  it.each([
    ['an empty story', ''],
    ['a story without marks', 'Once upon a time.'],
    ['a smaller heading', '## Chapter one\nOnce.'],
    ['a mark without its space', '#hashtag\nOnce.'],
    ['a mark inside a line', 'Once # upon'],
    ['an indented mark', '  # Title'],
    ['a title of nothing', '# \nOnce.'],
    ['a title of asterisks alone', '# ***\nOnce.'],
  ])('is undefined for %s', (_case, story) => {
    expect(storyTitle(story)).toBeUndefined();
  });

  it('has one fallback for saving and sharing and another for the page', () => {
    expect(FALLBACK_TITLES).toEqual({ saved: 'Untitled AI-Generated Story', shown: 'Your Generated Story' });
  });
});

describe('what a cover is chosen by', () => {
  it.each([
    ['# The **Lamp**\n\nOnce.', 'The Lamp'],
    ['\n\n# The Lamp \r\nOnce.', 'The Lamp'],
    ['Once.\n# The Lamp', 'For Emma'],
    ['## Night\nOnce.', 'For Emma'],
    ['# ***\nOnce.', 'For Emma'],
    ['', 'For Emma'],
  ])('is the title that the text begins with, else the one that it was given: %j', (story, seed) => {
    expect(coverSeed(story, 'For Emma')).toBe(seed);
    expect(coverSeed(firstHeading(story), 'For Emma')).toBe(seed);
  });

  it('is a long title as it is kept', () => {
    const title = 'lighthouse '.repeat(40);
    expect(coverSeed(`# ${title}`, 'For Emma')).toBe(fitTitle(title));
  });
});
