import { describe, expect, it } from 'vitest';
import { coverSeed, FALLBACK_TITLES, firstHeading, storyTitle } from './story-title.ts';
import { fitTitle } from './fit-title.ts';

describe('storyTitle', () => {
  it.each([
    ['the first line when it starts with a mark', '# The Glass Harbour\n\nOnce.', 'The Glass Harbour'],
    [
      'a later line when the first has no mark',
      'Here is your story:\n\n# The Glass Harbour\nOnce.',
      'The Glass Harbour',
    ],
    ['the first of several headings', '# One\n# Two', 'One'],
    ['stripped of asterisks', '# **The *Glass* Harbour**', 'The Glass Harbour'],
    ['stripped of a carriage return', '# The Glass Harbour\r\nOnce.', 'The Glass Harbour'],
    ['found in Chinese', '# 玻璃港\n从前', '玻璃港'],
    ['found in a story that has nothing else', '# Alone', 'Alone'],
  ])('The title of a story is %s', (_case, story, title) => {
    expect(storyTitle(story)).toBe(title);
  });

  it.each([
    ['an empty story', ''],
    ['a story without marks', 'Once upon a time.'],
    ['a smaller heading', '## Chapter one\nOnce.'],
    ['a mark without its space', '#hashtag\nOnce.'],
    ['a mark inside a line', 'Once # upon'],
    ['an indented mark', '  # Title'],
    ['an empty title', '# \nOnce.'],
    ['a title of asterisks alone', '# ***\nOnce.'],
  ])('The title is undefined for %s', (_case, story) => {
    expect(storyTitle(story)).toBeUndefined();
  });

  it('Saving and publishing have one fallback title, and the page has another', () => {
    expect(FALLBACK_TITLES).toEqual({ saved: 'Untitled AI-Generated Story', shown: 'Your Generated Story' });
  });
});

describe('coverSeed', () => {
  it.each([
    ['# The **Lamp**\n\nOnce.', 'The Lamp'],
    ['\n\n# The Lamp \r\nOnce.', 'The Lamp'],
    ['Once.\n# The Lamp', 'For Emma'],
    ['## Night\nOnce.', 'For Emma'],
    ['# ***\nOnce.', 'For Emma'],
    ['', 'For Emma'],
  ])('The cover is chosen by the title at the start of the text, or by the given one: %j', (story, seed) => {
    expect(coverSeed(story, 'For Emma')).toBe(seed);
    expect(coverSeed(firstHeading(story), 'For Emma')).toBe(seed);
  });

  it('The cover of a long title is chosen by the title as it is stored', () => {
    const title = 'lighthouse '.repeat(40);
    expect(coverSeed(`# ${title}`, 'For Emma')).toBe(fitTitle(title));
  });
});
