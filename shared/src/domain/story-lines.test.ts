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
    ['#hashtag', 'paragraph', '#hashtag'],
    ['#### Too deep', 'paragraph', '#### Too deep'],
    ['She wrote # on it', 'paragraph', 'She wrote # on it'],
    [' # Indented', 'paragraph', ' # Indented'],
    ['#', 'paragraph', '#'],
    ['', 'break', ''],
    ['   \t', 'break', ''],
    ['\r', 'break', ''],
  ])('reads %j as a %s', (line, kind, text) => {
    expect(parseLine(line)).toEqual({ kind, text });
  });
});

describe('parseStory', () => {
  const expected = [
    { kind: 'title', text: 'The Glass Harbour' },
    { kind: 'paragraph', text: 'Once.' },
    { kind: 'heading', text: 'Dawn' },
    { kind: 'paragraph', text: 'Twice.' },
  ];

  it.each([
    ['Unix', '\n'],
    ['Windows', '\r\n'],
    ['old Macintosh', '\r'],
  ])('reads a story with %s line ends, its blank lines left out', (_system, end) => {
    const story = ['# The Glass Harbour', '', 'Once.', '  ', '## Dawn', 'Twice.', ''].join(end);
    expect(parseStory(story)).toEqual(expected);
  });

  it('finds nothing in an empty story', () => {
    expect(parseStory('')).toEqual([]);
  });
});
