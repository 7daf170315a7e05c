import { parseInline, SHARE_PREVIEW_LENGTH, storyBlocks } from '@storyloom/shared/domain';

/** A break between scenes, such as `***`: nothing but marks. */
const BREAK = /^[\s*_#~=>-]+$/;

/**
 * A story's beginning on one line, as far as the preview may need it, without its title and the marks that the reader sets
 * it by.
 */
function plainBeginning(text: string, title: string): string {
  let beginning = '';
  for (const line of storyBlocks(text, title, { oneTitle: true })) {
    if (BREAK.test(line.text)) continue;
    const words = parseInline(line.text).map((part) => part.text);
    beginning = `${beginning} ${words.join('')}`.replace(/\s+/g, ' ').trim();
    // Twice as much is enough, because a character takes at most two code units.
    if (beginning.length > SHARE_PREVIEW_LENGTH * 2) break;
  }
  return beginning;
}

/** The beginning of a story below its title as plain text, cut after {@link SHARE_PREVIEW_LENGTH} characters, never through one. */
export function sharePreview(text: string, title: string): string {
  const characters = Array.from(plainBeginning(text, title).slice(0, SHARE_PREVIEW_LENGTH * 2 + 2));
  const beginning = characters.slice(0, SHARE_PREVIEW_LENGTH).join('').trim();
  return characters.length > SHARE_PREVIEW_LENGTH ? `${beginning}…` : beginning;
}
