import { describe, expect, it } from 'vitest';
import { parseSavedStory, parseStorySummary } from './saved-story.ts';

const row = {
  id: 'id-1',
  title: ' The Light\n',
  prompt: 'A lighthouse',
  story: '# The Light',
  generator_id: 'scifi',
  options: { genre: 'scifi', source: { kind: 'inspiration', id: 'source-1' } },
  language: 'French',
  perspective: 'First Person',
  tone: 'Mysterious',
  story_length: 1200,
  created_at: '2026-11-20T10:00:00.123456+00:00',
  demo: true,
  revision: 7,
};

describe('a row of a saved story', () => {
  it('All values of a complete row are read', () => {
    const { generator_id: genre, story_length: length, created_at: createdAt, options, story: text, ...same } = row;
    const read = { ...same, title: 'The Light', language: 'french', genre, length, createdAt, text, heading: text };
    expect(parseSavedStory(row)).toEqual({ ...read, unfinished: false, source: options.source });
  });

  it('A row without values, with null or with blanks gets the default values', () => {
    const names = ['title', 'generator_id', 'language', 'perspective', 'tone'];
    const others = ['prompt', 'options', 'story_length', 'created_at', 'demo', 'revision'];
    const filled = (columns: readonly string[], value: unknown) =>
      Object.fromEntries(columns.map((column) => [column, value]));
    for (const sparse of [{}, filled([...names, ...others], null), filled(names, ' \n')]) {
      const words = { title: 'Untitled Story', prompt: '', heading: '', createdAt: '', text: 'Once.' };
      const options = {
        genre: undefined,
        language: 'english',
        perspective: 'Third Person',
        tone: 'Neutral',
        length: 5,
      };
      const read = { id: 'id-1', ...words, ...options, unfinished: false, demo: false, revision: 1 };
      expect(parseSavedStory({ id: 'id-1', story: 'Once.', ...sparse })).toEqual(read);
    }
  });

  it('The genre, heading and unfinished state are found in lists and whole rows', () => {
    const genreOf = (generator_id: string | null, genre: string) =>
      parseStorySummary({ ...row, generator_id, options: { genre } }).genre;
    expect(genreOf('romance', 'scifi')).toBe('romance');
    expect(genreOf(null, 'scifi')).toBe('scifi');
    expect(genreOf('unknown', 'scifi')).toBe('scifi');
    expect(genreOf(null, 'western')).toBeUndefined();
    expect(genreOf('western', 'scifi')).toBeUndefined();
    const isUnfinished = (values: object) => parseStorySummary({ ...row, ...values }).unfinished;
    expect([{ unfinished: true }, { options: { unfinished: true } }].map(isUnfinished)).toEqual([true, true]);
    for (const values of [{ unfinished: false }, { options: { unfinished: 'yes' } }, { options: {} }])
      expect(isUnfinished(values)).toBe(false);
    const headingOf = (values: object) => parseStorySummary({ ...row, ...values }).heading;
    expect(headingOf({ story: undefined, heading: '\n# The **Lamp** ' })).toBe('# The **Lamp**');
    expect(headingOf({ story: undefined, heading: null })).toBe('');
    expect(headingOf({ story: '\n\n# The Lamp\n\nOnce.' })).toBe('# The Lamp');
    expect(headingOf({ story: 'Once.\n# The Lamp' })).toBe('');
  });

  it('A stored source is credited by kind and id, unless it is of another shape', () => {
    const sourceOf = (source: object | string | null) =>
      parseSavedStory({ ...row, options: { source } as never }).source;
    expect(sourceOf({ kind: 'story', id: 'source-2', title: 'Old name' })).toEqual({ kind: 'story', id: 'source-2' });
    for (const other of [{ kind: 'book', id: 'source-2' }, { kind: 'story', id: 2 }, 'a story', null])
      expect(sourceOf(other)).toBeUndefined();
  });
});
