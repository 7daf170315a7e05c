import { formatNumber, STORY_LIMITS } from '@storyloom/shared/domain';
import { badRequest, textField, type Fields } from '../http/body-fields.ts';
import { shorterThan } from '../http/run-fields.ts';

/** A whole story in a request. @throws ServiceFailure `bad_request`, with a sentence that says what to do */
export function wholeStoryField(fields: Fields, name: string): string {
  const story = textField(fields, name, 'The story') ?? '';
  if (story.trim() === '') throw badRequest('The story is empty. Write some of it and try again.');
  const most = formatNumber(STORY_LIMITS.characters);
  return shorterThan(story, STORY_LIMITS.characters, 'The story', `A story has room for ${most}. Shorten it`);
}

/** Stands where a story was cut. */
export const LEFT_OUT = '[…]';

/** The text up to about so many characters: to the end of a line or a sentence where there is one in its last half. */
function startOf(text: string, most: number): string {
  const cut = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  const line = cut.lastIndexOf('\n');
  if (line > most / 2) return cut.slice(0, line);
  const sentence = Array.from(cut.matchAll(/[.!?…。！？]["'”’»」]?(?=\s|[\u4e00-\u9fff])/gu)).at(-1);
  const end = sentence === undefined ? 0 : sentence.index + sentence[0].length;
  return end > most / 2 ? cut.slice(0, end) : cut;
}

/** The text from about so many characters before its end, likewise. */
export function endOf(text: string, most: number): string {
  const cut = text.slice(-most).replace(/^[\uDC00-\uDFFF]/, '');
  const line = cut.indexOf('\n');
  return line !== -1 && line < most / 2 ? cut.slice(line + 1) : cut;
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
