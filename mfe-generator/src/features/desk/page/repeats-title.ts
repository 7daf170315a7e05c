import { parseStory, storyBlocks } from '@storyloom/shared/domain';

/** Whether a text begins with the story's title, as most stories do. */
export function repeatsTitle(text: string, title: string): boolean {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  return parseStory(first).length > 0 && storyBlocks(first, title).length === 0;
}
