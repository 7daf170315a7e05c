import { describe, expect, it } from 'vitest';
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

describe('parseLine', () => {
  it.each(
    Object.entries(LINES).flatMap(([kind, lines]) =>
      Object.entries(lines).map(([line, text]) => ({ line, kind, text })),
    ),
  )('The line “$line” is parsed as a $kind', ({ line, kind, text }) => {
    expect(parseLine(line)).toEqual({ kind, text });
  });

  it.each(['### Dusk', '###Dusk'])('The line “%s” is parsed as a heading within a chapter', (line) => {
    expect(parseLine(line)).toEqual({ kind: 'heading', text: 'Dusk', isSmaller: true });
  });
});

const gaps = (story: string) => parseStory(story).map(({ text, gap }) => [text, gap]);

describe('parseStory', () => {
  const expected = [
    { kind: 'title', text: 'The Glass Harbour', gap: 'line' },
    { kind: 'paragraph', text: 'Once.', gap: 'line' },
    { kind: 'heading', text: 'Dawn', gap: 'line' },
    { kind: 'paragraph', text: 'Twice.', gap: 'line' },
  ];

  it.each([
    ['Unix', '\n'],
    ['Windows', '\r\n'],
    ['old Macintosh', '\r'],
  ])('A story with %s line ends is parsed into its lines', (_system, end) => {
    const story = ['# The Glass Harbour', '', 'Once.', '  ', '## Dawn', 'Twice.', ''].join(end);
    expect(parseStory(story)).toEqual(expected);
    expect(gaps(['One.', 'Two.', '', 'Three.', '', ' ', 'Four.'].join(end)).map(([, gap]) => gap)).toEqual([
      'line',
      'none',
      'line',
      'scene',
    ]);
  });

  it('A blank line between paragraphs is a gap, and several are a larger one', () => {
    expect(gaps('One.\nTwo.\n\nThree.\n\n\nFour.\n\n\n\n\nFive.')).toEqual([
      ['One.', 'line'],
      ['Two.', 'none'],
      ['Three.', 'line'],
      ['Four.', 'scene'],
      ['Five.', 'scene'],
    ]);
  });

  it('Blank lines at the start, at the end and next to a heading add no gap', () => {
    expect(gaps('\n\n\n# Day\n\n\n\nOne.\n\n\n\n## Noon\n\n\nTwo.\n\n\n\n')).toEqual([
      ['Day', 'line'],
      ['One.', 'line'],
      ['Noon', 'line'],
      ['Two.', 'line'],
    ]);
    expect(gaps('\n\n\nOne.')).toEqual([['One.', 'line']]);
  });

  it('A line of marks alone counts as blank', () => {
    expect(gaps('One.\n#\nTwo.\n\n#\n\nThree.')).toEqual([
      ['One.', 'line'],
      ['Two.', 'line'],
      ['Three.', 'scene'],
    ]);
  });

  it.each(['', '\n\n', '#'])('The story %j has no lines', (story) => {
    expect(parseStory(story)).toEqual([]);
  });
});
