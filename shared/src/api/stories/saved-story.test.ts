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
    expect(parseSavedStory(row)).toEqual({
      id: 'id-1',
      title: 'The Light',
      prompt: 'A lighthouse',
      genre: 'scifi',
      language: 'french',
      createdAt: '2026-11-20T10:00:00.123456+00:00',
      heading: '# The Light',
      unfinished: false,
      text: '# The Light',
      perspective: 'First Person',
      tone: 'Mysterious',
      length: 1200,
      source: { kind: 'inspiration', id: 'source-1' },
      demo: true,
      revision: 7,
    });
  });

  it('A row without values, with null or with blanks gets the default values', () => {
    const names = ['title', 'generator_id', 'language', 'perspective', 'tone'];
    const others = ['prompt', 'options', 'story_length', 'created_at', 'demo', 'revision'];
    const filled = (columns: readonly string[], value: unknown) =>
      Object.fromEntries(columns.map((column) => [column, value]));
    for (const sparse of [{}, filled([...names, ...others], null), filled(names, ' \n')]) {
      expect(parseSavedStory({ id: 'id-1', story: 'Once.', ...sparse })).toEqual({
        id: 'id-1',
        title: 'Untitled Story',
        prompt: '',
        genre: undefined,
        language: 'english',
        createdAt: '',
        heading: '',
        unfinished: false,
        text: 'Once.',
        perspective: 'Third Person',
        tone: 'Neutral',
        length: 'Once.'.length,
        demo: false,
        revision: 1,
      });
    }
  });

  it('The genre of a story is that of its generator, or of its options if that is missing', () => {
    const genreOf = (generator_id: string | null, genre: string) =>
      parseStorySummary({ ...row, generator_id, options: { genre } }).genre;
    expect(genreOf('romance', 'scifi')).toBe('romance');
    expect(genreOf(null, 'scifi')).toBe('scifi');
    expect(genreOf('unknown', 'scifi')).toBe('scifi');
    expect(genreOf(null, 'western')).toBeUndefined();
    expect(genreOf('western', 'scifi')).toBeUndefined();
  });

  it('A row of a list and a whole row say whether the story is unfinished', () => {
    const isUnfinished = (values: object) => parseStorySummary({ ...row, ...values }).unfinished;
    expect([{ unfinished: true }, { options: { unfinished: true } }].map(isUnfinished)).toEqual([true, true]);
    for (const values of [{ unfinished: false }, { options: { unfinished: 'yes' } }, { options: {} }])
      expect(isUnfinished(values)).toBe(false);
  });

  it('A row of a list and a whole row have the heading that the text starts with', () => {
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
