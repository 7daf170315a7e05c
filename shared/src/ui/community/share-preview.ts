import { parseInline, SHARE_PREVIEW_LENGTH, storyBlocks } from '@storyloom/shared/domain';

/** A break between scenes, such as `***`: nothing but marks. */
const BREAK = /^[\s*_#~=>-]+$/;

/**
 * A story's beginning, long enough for the preview, without its title and marks. A heading has its own line, so that it doesn't
 * read as part of a sentence.
 */
function plainBeginning(text: string, title: string): string {
  let beginning = '';
  let isBelowHeading = false;
  for (const { kind, text: line } of storyBlocks(text, title, { oneTitle: true })) {
    if (BREAK.test(line)) continue;
    const words = parseInline(line).map((part) => part.text);
    const isHeading = kind !== 'paragraph';
    const separator = isHeading || isBelowHeading ? '\n' : ' ';
    beginning = `${beginning}${separator}${words.join('').replace(/\s+/g, ' ').trim()}`.trim();
    isBelowHeading = isHeading;
    // Twice as much is enough, because a character takes at most two code units.
    if (beginning.length > SHARE_PREVIEW_LENGTH * 2) break;
  }
  return beginning;
}

/** The beginning of a story below its title as plain text, cut after {@link SHARE_PREVIEW_LENGTH} whole characters. */
export function sharePreview(text: string, title: string): string {
  const characters = Array.from(plainBeginning(text, title).slice(0, SHARE_PREVIEW_LENGTH * 2 + 2));
  const beginning = characters.slice(0, SHARE_PREVIEW_LENGTH).join('').trim();
  return characters.length > SHARE_PREVIEW_LENGTH ? `${beginning}…` : beginning;
}
