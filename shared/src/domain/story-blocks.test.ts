import { describe, expect, it } from 'vitest';
import { storyBlocks } from './story-blocks.ts';

const texts = (story: string, title: string) => storyBlocks(story, title).map(({ text }) => text);
const levels = (story: string) => storyBlocks(story, 'Title').map(({ level }) => level);

describe('the body of a story', () => {
  it.each(['# The Lamp', '\n\n#  The Lamp ', '# **The Lamp**', 'The Lamp'])(
    'The body of a story omits a first line that is the title: %j',
    (first) => {
      expect(texts(`${first}\n\nOnce.`, 'The Lamp')).toEqual(['Once.']);
    },
  );

  it('The body of a renamed story omits its former title only where one title is wanted', () => {
    const story = '# The Lantern\n\n## Night\nOnce.';
    const onPage = (text: string) => storyBlocks(text, 'The Lamp', { oneTitle: true }).map((block) => block.text);
    expect(onPage(story)).toEqual(['Night', 'Once.']);
    expect(texts(story, 'The Lamp')).toEqual(['The Lantern', 'Night', 'Once.']);
    expect(onPage('# Part One\nOnce.\n# Part Two')).toEqual(['Part One', 'Once.', 'Part Two']);
  });

  it('The body of a story keeps titles of parts, a first smaller heading, and a repeated title further down', () => {
    expect(texts('# Part One\nOnce.\n# Part Two', 'The Lamp')).toEqual(['Part One', 'Once.', 'Part Two']);
    expect(texts('## Chapter One\nOnce.', 'The Lamp')).toEqual(['Chapter One', 'Once.']);
    expect(texts('Once.\n# The Lamp', 'The Lamp')).toEqual(['Once.', 'The Lamp']);
  });

  it('The body of a story starts without a larger gap, even when the title is omitted', () => {
    const gaps = (story: string) => storyBlocks(story, 'The Lamp').map(({ gap }) => gap);
    expect(gaps('The Lamp\n\n\nOnce.\nTwice.\n\n\nThrice.')).toEqual(['line', 'none', 'scene']);
    expect(gaps('The Lamp\nOnce.')).toEqual(['line']);
  });

  it('Headings of a story never skip a level', () => {
    expect(levels('# Title\n## One\n### Two')).toEqual([2, 2]);
    expect(levels('## Prologue\n# Part\n## One')).toEqual([2, 2, 3]);
  });
});
