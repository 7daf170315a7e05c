import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { origin } from '../../../testing/origins.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { parseSettings, parseVersion } from './parse-version.ts';
import { isContinuable } from './story-version.ts';

describe('isContinuable', () => {
  it.each(['length', 'stopped', 'lost', 'interrupted'] as const)(
    'A story that ended as “%s” can be continued',
    (ending) => {
      expect(isContinuable({ ending, text: 'Once' })).toBe(true);
    },
  );

  it.each(['complete', 'filtered'] as const)('A story that ended as “%s” can’t be continued', (ending) => {
    expect(isContinuable({ ending, text: 'Once' })).toBe(false);
  });

  it('A story of 59,500 characters can be continued, a longer one can’t', () => {
    expect(isContinuable({ ending: 'length', text: 'x'.repeat(59_500) })).toBe(true);
    expect(isContinuable({ ending: 'length', text: 'x'.repeat(59_501) })).toBe(false);
  });
});

describe('parseVersion', () => {
  const version = versionOf('a', {
    ending: 'length',
    saved: true,
    promptShared: true,
    demo: true,
    attempt: 3,
    shared: { title: 'Mine', isPublic: false, promptFailed: true },
    origin,
  });

  it('A stored version is read as it was written', () => {
    expect(parseVersion(JSON.parse(JSON.stringify(version)), 'fantasy')).toEqual(version);
  });

  it.each([
    ['without an id', { ...version, id: undefined }],
    ['without a text', { ...version, text: undefined }],
    ['with an empty text', { ...version, text: '' }],
    ['that is a text', 'Once.'],
    ['that is nothing', null],
  ])('A stored value %s is no version', (_case, value) => {
    expect(parseVersion(value, 'fantasy')).toBeUndefined();
  });

  it('A stored version with only an id and a text is an interrupted first attempt, unsaved, with its words counted', () => {
    const value = { id: 'a', text: 'Once upon a time', ending: 'tired', attempt: 'two', saved: 'yes', words: -1 };
    expect(parseVersion({ ...value, origin: { source: 'Mina' } }, 'romance')).toEqual({
      id: 'a',
      rowId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      text: 'Once upon a time',
      prompt: '',
      settings: GENRE_DEFAULTS.romance,
      attempt: 1,
      demo: false,
      ending: 'interrupted',
      words: 4,
      saved: false,
      promptShared: false,
    });
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2.7, 2],
    [7, 7],
  ])('The attempt of a stored version is a whole number of at least 1: %j is read as %i', (attempt, expected) => {
    expect(parseVersion({ ...version, attempt }, 'fantasy')?.attempt).toBe(expected);
  });
});

describe('parseSettings', () => {
  it.each([undefined, null, 7, 'french', []])(
    'Stored settings of %j are read as the defaults of the genre',
    (value) => {
      expect(parseSettings(value, 'children')).toEqual(GENRE_DEFAULTS.children);
    },
  );

  it('Each unknown value of stored settings is read as the default of the genre', () => {
    const value = { language: 'klingon', perspective: 'first', tone: 7, length: 550 };
    expect(parseSettings(value, 'fantasy')).toEqual({ ...GENRE_DEFAULTS.fantasy, perspective: 'first' });
  });
});
