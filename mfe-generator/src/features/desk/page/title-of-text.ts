import type { SavedStory } from '@storyloom/shared/api/stories';
import { firstHeading, fitTitle, storyTitle } from '@storyloom/shared/domain';

const titleIn = (text: string): string | undefined => {
  const title = storyTitle(firstHeading(text));
  return title === undefined ? undefined : fitTitle(title);
};

/**
 * The title of a story with another text: a title that its text begins with changes with the text, and one that its owner chose
 * stays.
 */
export function titleOfText({ title, text: before }: Pick<SavedStory, 'title' | 'text'>, text: string): string {
  return titleIn(before) === title ? (titleIn(text) ?? title) : title;
}
