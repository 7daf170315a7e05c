import { describe, expect, it } from 'vitest';
import { parseSavedStory, parseStorySummary } from './saved-story.ts';

const row = {
  id: 'id-1',
  title: 'The Light',
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

const summary = {
  id: 'id-1',
  title: 'The Light',
  prompt: 'A lighthouse',
  genre: 'scifi',
  language: 'french',
  createdAt: '2026-11-20T10:00:00.123456+00:00',
  heading: '# The Light',
  unfinished: false,
};

describe('a row of a saved story', () => {
  it('All values of a complete row are read', () => {
    expect(parseSavedStory(row)).toEqual({
      ...summary,
      text: '# The Light',
      perspective: 'First Person',
      tone: 'Mysterious',
      length: 1200,
      source: { kind: 'inspiration', id: 'source-1' },
      demo: true,
      revision: 7,
    });
  });

  it.each([
    ['only an id and a text', { id: 'id-1', story: 'Once.' }],
    [
      'null in its other columns',
      {
        id: 'id-1',
        story: 'Once.',
        title: null,
        prompt: null,
        generator_id: null,
        options: null,
        language: null,
        perspective: null,
        tone: null,
        story_length: null,
        created_at: null,
      },
    ],
    [
      'blank texts',
      { id: 'id-1', story: 'Once.', title: ' \n', generator_id: ' ', language: ' ', perspective: ' ', tone: ' ' },
    ],
  ])('A row with %s gets the default values', (_case, sparse) => {
    expect(parseSavedStory(sparse)).toEqual({
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
  });

  it.each([
    ['that of its generator', { generator_id: 'romance', options: { genre: 'scifi' } }, 'romance'],
    ['that of its options', { generator_id: null, options: { genre: 'scifi' } }, 'scifi'],
    ['that of its options', { generator_id: 'unknown', options: { genre: 'scifi' } }, 'scifi'],
    [
      'undefined when its options have an unknown one',
      { generator_id: null, options: { genre: 'western' } },
      undefined,
    ],
    ['undefined when its generator is unknown', { generator_id: 'western', options: { genre: 'scifi' } }, undefined],
  ])('The genre of a story is %s: %j', (_case, values, genre) => {
    expect(parseStorySummary({ ...row, ...values }).genre).toBe(genre);
  });

  it.each([
    ['of a list', { unfinished: true }, true],
    ['of a list', { unfinished: false }, false],
    ['with all columns', { options: { unfinished: true } }, true],
    ['with all columns', { options: { unfinished: 'yes' } }, false],
    ['with all columns but no such option', { options: {} }, false],
  ])('A row %s says whether the story is unfinished: %j', (_which, values, unfinished) => {
    expect(parseStorySummary({ ...row, ...values }).unfinished).toBe(unfinished);
  });

  it.each([
    ['of a list', { story: undefined, heading: '\n# The **Lamp** ' }, '# The **Lamp**'],
    ['of a list', { story: undefined, heading: null }, ''],
    ['with all columns', { story: '\n\n# The Lamp\n\nOnce.' }, '# The Lamp'],
    ['with all columns', { story: 'Once.\n# The Lamp' }, ''],
  ])('A row %s has the heading that the text starts with: %j', (_which, values, heading) => {
    expect(parseStorySummary({ ...row, ...values }).heading).toBe(heading);
  });

  it('The title of a row is trimmed', () => {
    expect(parseStorySummary({ ...row, title: ' The Light\n' })).toEqual(summary);
  });

  it.each([
    [
      { kind: 'story', id: 'source-2' },
      { kind: 'story', id: 'source-2' },
    ],
    [
      { kind: 'story', id: 'source-2', title: 'Old name', author: 'Old' },
      { kind: 'story', id: 'source-2' },
    ],
    [{ kind: 'book', id: 'source-2' }, undefined],
    [{ kind: 'story', id: 2 }, undefined],
    ['a story', undefined],
    [null, undefined],
  ])('A source stored as %j is credited as %j', (source, credited) => {
    expect(parseSavedStory({ ...row, options: { source } }).source).toEqual(credited);
  });
});
