import type { SavedStory } from '@storyloom/shared/api/stories';
import { DEFAULT_GENRE, GENRE_DEFAULTS, PERSPECTIVE_NAMES, TONE_NAMES } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { settingsOf } from './story-settings.ts';

const saved = (values: object) => values as SavedStory;

it('A saved story is changed and continued as it was told', () => {
  const story = {
    genre: 'scifi',
    language: 'spanish',
    perspective: PERSPECTIVE_NAMES.first,
    tone: TONE_NAMES.dramatic,
  };
  expect(settingsOf(saved(story))).toEqual({
    genre: 'scifi',
    language: 'spanish',
    perspective: 'first',
    tone: 'dramatic',
  });
});

it('What is not known of a saved story is as its generator would begin', () => {
  const { language, perspective, tone } = GENRE_DEFAULTS[DEFAULT_GENRE];
  const story = { genre: undefined, language: undefined, perspective: 'Nobody’s', tone: '' };
  expect(settingsOf(saved(story))).toEqual({ genre: DEFAULT_GENRE, language, perspective, tone });
});
