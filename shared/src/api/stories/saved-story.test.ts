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
  it('is read as it stands', () => {
    expect(parseSavedStory(row)).toEqual({
      ...summary,
      story: '# The Light',
      perspective: 'First Person',
      tone: 'Mysterious',
      length: 1200,
      source: { kind: 'inspiration', id: 'source-1' },
      demo: true,
    });
  });

  it.each([
    ['nothing but its id and text', { id: 'id-1', story: 'Once.' }],
    [
      'nothing in its columns',
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
      'white space',
      { id: 'id-1', story: 'Once.', title: ' \n', generator_id: ' ', language: ' ', perspective: ' ', tone: ' ' },
    ],
  ])('that has %s takes what is usual', (_case, sparse) => {
    expect(parseSavedStory(sparse)).toEqual({
      id: 'id-1',
      title: 'Untitled Story',
      prompt: '',
      genre: undefined,
      language: 'english',
      createdAt: '',
      heading: '',
      unfinished: false,
      story: 'Once.',
      perspective: 'Third Person',
      tone: 'Neutral',
      length: 'Once.'.length,
      demo: false,
    });
  });

  it.each([
    ['its generator', { generator_id: 'romance', options: { genre: 'scifi' } }, 'romance'],
    ['the genre of its options', { generator_id: null, options: { genre: 'scifi' } }, 'scifi'],
    ['the genre of its options', { generator_id: 'unknown', options: { genre: 'scifi' } }, 'scifi'],
    ['no genre that nobody knows', { generator_id: null, options: { genre: 'western' } }, undefined],
    ['no generator that is gone', { generator_id: 'western', options: { genre: 'scifi' } }, undefined],
  ])('is of %s: %j', (_case, values, genre) => {
    expect(parseStorySummary({ ...row, ...values }).genre).toBe(genre);
  });

  it.each([
    ['of a list', { unfinished: true }, true],
    ['of a list', { unfinished: false }, false],
    ['that is whole', { options: { unfinished: true } }, true],
    ['that is whole', { options: { unfinished: 'yes' } }, false],
    ['that is whole, of before that was kept', { options: {} }, false],
  ])('%s says whether the story stops before its end: %j', (_which, values, unfinished) => {
    expect(parseStorySummary({ ...row, ...values }).unfinished).toBe(unfinished);
  });

  it.each([
    ['of a list', { story: undefined, heading: '\n# The **Lamp** ' }, '# The **Lamp**'],
    ['of a list', { story: undefined, heading: null }, ''],
    ['that is whole', { story: '\n\n# The Lamp\n\nOnce.' }, '# The Lamp'],
    ['that is whole', { story: 'Once.\n# The Lamp' }, ''],
  ])('%s has the heading that its text begins with: %j', (_which, values, heading) => {
    expect(parseStorySummary({ ...row, ...values }).heading).toBe(heading);
  });

  it('has its title without the white space around it', () => {
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
  ])('credits %j as %j', (source, credited) => {
    expect(parseSavedStory({ ...row, options: { source } }).source).toEqual(credited);
  });
});
