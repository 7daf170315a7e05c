import type { SavedStory } from '@storyloom/shared/api/stories';
import {
  DEFAULT_GENRE,
  GENRE_DEFAULTS,
  PERSPECTIVE_NAMES,
  type StoryOptions,
  TONE_NAMES,
} from '@storyloom/shared/domain';

/** The key with this display name. */
const keyOf = <Key extends string>(names: Readonly<Record<Key, string>>, name: string): Key | undefined =>
  (Object.keys(names) as Key[]).find((key) => names[key] === name);

/** How a saved story is told. What is not known of it is as its generator would begin. */
export function settingsOf(story: SavedStory): Pick<StoryOptions, 'genre' | 'language' | 'perspective' | 'tone'> {
  const genre = story.genre ?? DEFAULT_GENRE;
  const defaults = GENRE_DEFAULTS[genre];
  return {
    genre,
    language: story.language ?? defaults.language,
    perspective: keyOf(PERSPECTIVE_NAMES, story.perspective) ?? defaults.perspective,
    tone: keyOf(TONE_NAMES, story.tone) ?? defaults.tone,
  };
}
