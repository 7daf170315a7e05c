import type { SavedStory } from '@storyloom/shared/api/stories';
import { DEFAULT_GENRE, GENRE_DEFAULTS, PERSPECTIVE_NAMES, TONE_NAMES } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { settingsOf } from './story-settings.ts';
import { titleOfText } from './title-of-text.ts';

const STORY = { title: 'The Lamp', text: '# The *Lamp*\n\nIt burned.' };

it('follows its text unless the owner chose another', () => {
  for (const [name, story, text, title] of [
    ['is changed in the text', STORY, '# The Lamp of Fire\n\nIt burned.', 'The Lamp of Fire'],
    ['is removed from the text', STORY, 'It burned.', 'The Lamp'],
    ['was chosen by the owner', { ...STORY, title: 'My Lamp' }, '# The Lamp of Fire', 'My Lamp'],
    ['is not in a text that gets a heading', { title: 'The Lamp', text: 'It burned.' }, '# Fire', 'The Lamp'],
    ['stays the same', STORY, '# The Lamp\n\nIt went out.', 'The Lamp'],
  ] as const) {
    expect(titleOfText(story, text), name).toBe(title);
  }
});

it('changes and continues a saved story as it was told, or as its generator would begin', () => {
  const settings = (values: object) => settingsOf(values as SavedStory);
  const told = { genre: 'scifi', language: 'spanish', perspective: PERSPECTIVE_NAMES.first, tone: TONE_NAMES.dramatic };
  expect(settings(told)).toEqual({ ...told, perspective: 'first', tone: 'dramatic' });
  const { language, perspective, tone } = GENRE_DEFAULTS[DEFAULT_GENRE];
  const unknown = { genre: undefined, language: undefined, perspective: 'Nobody’s', tone: '' };
  expect(settings(unknown)).toEqual({ genre: DEFAULT_GENRE, language, perspective, tone });
});
