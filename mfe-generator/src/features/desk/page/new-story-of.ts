import type { NewStory, SavedStory } from '@storyloom/shared/api/stories';
import { settingsOf } from './story-settings.ts';

/** A new story with another text, and the prompt and settings of a saved one. */
export function newStoryOf(story: SavedStory, values: Pick<NewStory, 'id' | 'userId' | 'text' | 'demo'>): NewStory {
  const { title, prompt, source, unfinished } = story;
  return {
    ...values,
    title,
    options: { prompt, ...settingsOf(story), length: story.length },
    unfinished,
    ...(source && { source: { ...source, title: '', author: '' } }),
  };
}
