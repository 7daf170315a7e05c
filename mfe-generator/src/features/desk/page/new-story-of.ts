import type { NewStory, SavedStory } from '@storyloom/shared/api/stories';
import { DEFAULT_GENRE, GENRE_DEFAULTS, PERSPECTIVE_NAMES, TONE_NAMES } from '@storyloom/shared/domain';

/** The key with this display name. */
const keyOf = <Key extends string>(names: Readonly<Record<Key, string>>, name: string): Key | undefined =>
  (Object.keys(names) as Key[]).find((key) => names[key] === name);

/** A new story with another text, and the prompt and settings of a saved one. */
export function newStoryOf(story: SavedStory, values: Pick<NewStory, 'id' | 'userId' | 'text'>): NewStory {
  const { title, prompt, demo, source, unfinished } = story;
  const genre = story.genre ?? DEFAULT_GENRE;
  const defaults = GENRE_DEFAULTS[genre];
  return {
    ...values,
    title,
    options: {
      prompt,
      genre,
      language: story.language ?? defaults.language,
      perspective: keyOf(PERSPECTIVE_NAMES, story.perspective) ?? defaults.perspective,
      tone: keyOf(TONE_NAMES, story.tone) ?? defaults.tone,
      length: story.length,
    },
    demo,
    unfinished,
    ...(source && { source: { ...source, title: '', author: '' } }),
  };
}
