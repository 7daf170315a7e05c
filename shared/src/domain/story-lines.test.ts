import { describe, expect, it } from 'vitest';
import { openingLines } from './opening-lines.ts';
import { storyBlocks } from './story-blocks.ts';
import { parseLine, parseStory } from './story-lines.ts';

const LINES = {
  title: {
    '# The Glass Harbour': 'The Glass Harbour',
    '#   Wide': 'Wide',
    '#\tTabbed': 'Tabbed',
    '#NoSpace': 'NoSpace',
  },
  heading: { '## Dawn': 'Dawn', '##NoSpace': 'NoSpace' },
  paragraph: {
    'Once upon a time.': 'Once upon a time.',
    '#### Deeper': 'Deeper',
    '#####Deeper': 'Deeper',
    'She wrote # on it': 'She wrote # on it',
    ' # Indented': ' # Indented',
  },
  break: { '#': '', '### ': '', '####': '', '': '', '   \t': '', '\r': '' },
};

it('A line is a title, a heading, a paragraph or a break', () => {
  for (const [kind, lines] of Object.entries(LINES))
    for (const [line, text] of Object.entries(lines)) expect(parseLine(line), line).toEqual({ kind, text });
  for (const line of ['### Dusk', '###Dusk'])
    expect(parseLine(line)).toEqual({ kind: 'heading', text: 'Dusk', isSmaller: true });
});

describe('the lines of a story', () => {
  const gaps = (story: string) => parseStory(story).map(({ text, gap }) => `${text} ${gap}`);

  it('A story is parsed into its lines, with the line ends of any system', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const story = ['# The Glass Harbour', '', 'Once.', '  ', '## Dawn', 'Twice.', ''].join(end);
      expect(parseStory(story)).toEqual([
        { kind: 'title', text: 'The Glass Harbour', gap: 'line' },
        { kind: 'paragraph', text: 'Once.', gap: 'line' },
        { kind: 'heading', text: 'Dawn', gap: 'line' },
        { kind: 'paragraph', text: 'Twice.', gap: 'line' },
      ]);
      const paragraphs = ['One.', 'Two.', '', 'Three.', '', ' ', 'Four.'].join(end);
      expect(gaps(paragraphs)).toEqual(['One. line', 'Two. none', 'Three. line', 'Four. scene']);
    }
    for (const story of ['', '\n\n', '#']) expect(parseStory(story)).toEqual([]);
  });

  it('Several blank lines, or lines of marks, are a larger gap, except beside headings and ends', () => {
    expect(gaps('One.\n\n\n\n\nTwo.')).toEqual(['One. line', 'Two. scene']);
    expect(gaps('\n\n\n# Day\n\n\n\nOne.\n\n\n\n## Noon\n\n\nTwo.\n\n\n\n')).toEqual([
      'Day line',
      'One. line',
      'Noon line',
      'Two. line',
    ]);
    expect(gaps('\n\n\nOne.')).toEqual(['One. line']);
    expect(gaps('One.\n#\nTwo.\n\n#\n\nThree.')).toEqual(['One. line', 'Two. line', 'Three. scene']);
  });
});

describe('the body of a story', () => {
  const texts = (story: string, options?: { readonly oneTitle: boolean }) =>
    storyBlocks(story, 'The Lamp', options).map(({ text }) => text);

  it('It omits the title, and where one title is wanted also a former one', () => {
    for (const first of ['# The Lamp', '\n\n#  The Lamp ', '# **The Lamp**', 'The Lamp'])
      expect(texts(`${first}\n\nOnce.`), first).toEqual(['Once.']);
    expect(texts('# Part One\nOnce.\n# Part Two')).toEqual(['Part One', 'Once.', 'Part Two']);
    expect(texts('## Chapter One\nOnce.')).toEqual(['Chapter One', 'Once.']);
    expect(texts('Once.\n# The Lamp')).toEqual(['Once.', 'The Lamp']);
    const story = '# The Lantern\n\n## Night\nOnce.';
    expect(texts(story, { oneTitle: true })).toEqual(['Night', 'Once.']);
    expect(texts(story)).toEqual(['The Lantern', 'Night', 'Once.']);
    const parts = '# Part One\nOnce.\n# Part Two';
    expect(texts(parts, { oneTitle: true })).toEqual(['Part One', 'Once.', 'Part Two']);
  });

  it('It starts without a larger gap, and its headings never skip a level', () => {
    const gaps = (story: string) => storyBlocks(story, 'The Lamp').map(({ gap }) => gap);
    expect(gaps('The Lamp\n\n\nOnce.\nTwice.\n\n\nThrice.')).toEqual(['line', 'none', 'scene']);
    expect(gaps('The Lamp\nOnce.')).toEqual(['line']);
    const levels = (story: string) => storyBlocks(story, 'Title').map(({ level }) => level);
    expect(levels('# Title\n## One\n### Two')).toEqual([2, 2]);
    expect(levels('## Prologue\n# Part\n## One')).toEqual([2, 2, 3]);
  });

  it('The opening lines are the first paragraphs as one plain text, without the title', () => {
    const opening = '# The Light\n\n## One\n\nIt was *dark*.\n\nThen it was **not**.';
    expect(openingLines(opening, 'The Light')).toBe('It was dark. Then it was not.');
    expect(openingLines('The Light\n\nIt was dark.', 'The Light')).toBe('It was dark.');
    expect(openingLines('The Light\n\nIt was dark.', 'The Lamp')).toBe('The Light It was dark.');
    for (const none of ['', '# The Light', '## One\n\n# Two']) expect(openingLines(none, 'The Light')).toBe('');
  });
});
