import { describe, expect, it } from 'vitest';
import { parseLine, parseStory } from './story-lines.ts';

describe('parseLine', () => {
  it.each([
    ['# The Glass Harbour', 'title', 'The Glass Harbour'],
    ['## Dawn', 'heading', 'Dawn'],
    ['### Dusk', 'heading', 'Dusk'],
    ['#   Wide', 'title', 'Wide'],
    ['#\tTabbed', 'title', 'Tabbed'],
    ['Once upon a time.', 'paragraph', 'Once upon a time.'],
    ['#NoSpace', 'title', 'NoSpace'],
    ['##NoSpace', 'heading', 'NoSpace'],
    ['###NoSpace', 'heading', 'NoSpace'],
    ['#### Deeper', 'paragraph', 'Deeper'],
    ['#####Deeper', 'paragraph', 'Deeper'],
    ['She wrote # on it', 'paragraph', 'She wrote # on it'],
    [' # Indented', 'paragraph', ' # Indented'],
    ['#', 'break', ''],
    ['### ', 'break', ''],
    ['####', 'break', ''],
    ['', 'break', ''],
    ['   \t', 'break', ''],
    ['\r', 'break', ''],
  ])('reads %j as a %s', (line, kind, text) => {
    expect(parseLine(line)).toEqual({ kind, text });
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
  ])('reads a story with %s line ends', (_system, end) => {
    const story = ['# The Glass Harbour', '', 'Once.', '  ', '## Dawn', 'Twice.', ''].join(end);
    expect(parseStory(story)).toEqual(expected);
    expect(gaps(['One.', 'Two.', '', 'Three.', '', ' ', 'Four.'].join(end)).map(([, gap]) => gap)).toEqual([
      'line',
      'none',
      'line',
      'scene',
    ]);
  });

  it('keeps blank lines between paragraphs as a gap, and several as a larger one', () => {
    expect(gaps('One.\nTwo.\n\nThree.\n\n\nFour.\n\n\n\n\nFive.')).toEqual([
      ['One.', 'line'],
      ['Two.', 'none'],
      ['Three.', 'line'],
      ['Four.', 'scene'],
      ['Five.', 'scene'],
    ]);
  });

  it('adds no gap for blank lines at the beginning, at the end or beside a heading', () => {
    expect(gaps('\n\n\n# Day\n\n\n\nOne.\n\n\n\n## Noon\n\n\nTwo.\n\n\n\n')).toEqual([
      ['Day', 'line'],
      ['One.', 'line'],
      ['Noon', 'line'],
      ['Two.', 'line'],
    ]);
    expect(gaps('\n\n\nOne.')).toEqual([['One.', 'line']]);
  });

  it('takes a line of nothing but marks for a blank one', () => {
    expect(gaps('One.\n#\nTwo.\n\n#\n\nThree.')).toEqual([
      ['One.', 'line'],
      ['Two.', 'line'],
      ['Three.', 'scene'],
    ]);
  });

  it.each(['', '\n\n', '#'])('finds nothing in %j', (story) => {
    expect(parseStory(story)).toEqual([]);
  });
});
