import { formatNumber, STORY_LIMITS } from '@storyloom/shared/domain';
import { badRequest, textField, type Fields } from '../http/body-fields.ts';
import { shorterThan } from '../http/run-fields.ts';
import { endOf, LEFT_OUT, startOf } from '../text/text-parts.ts';

/** A whole story in a request. @throws ServiceFailure `bad_request`, with a sentence that says what to do */
export function wholeStoryField(fields: Fields, name: string): string {
  const story = textField(fields, name, 'The story') ?? '';
  if (story.trim() === '') throw badRequest('The story is empty. Write some of it and try again.');
  const most = formatNumber(STORY_LIMITS.characters);
  return shorterThan(story, STORY_LIMITS.characters, 'The story', `A story has room for ${most}. Shorten it`);
}

/** How many characters of a long story a model reads, of each part. */
export interface StoryParts {
  readonly beginning: number;
  readonly middle: number;
  readonly end: number;
}

/** A story as a model reads it: whole if it is short, and otherwise its beginning, something of its middle and its end. */
export function storyParts(story: string, { beginning, middle, end }: StoryParts): string {
  if (story.length <= beginning + middle + end) return story;
  const half = Math.floor((story.length - middle) / 2);
  const within = middle === 0 ? '' : startOf(endOf(story.slice(0, half + middle), middle), middle);
  const parts = [startOf(story, beginning), within, endOf(story, end)];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(`\n\n${LEFT_OUT}\n\n`);
}
