import { parseInline } from './inline-marks.ts';
import { storyBlocks } from './story-blocks.ts';

/** A story's beginning as plain text: without its title, headings and marks. */
export function openingLines(opening: string, title: string): string {
  return storyBlocks(opening, title, { oneTitle: true })
    .filter(({ kind }) => kind === 'paragraph')
    .map(({ text }) =>
      parseInline(text)
        .map((part) => part.text)
        .join(''),
    )
    .join(' ');
}
