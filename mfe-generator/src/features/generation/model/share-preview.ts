import { SHARE_PREVIEW_LENGTH } from '@storyloom/shared/domain';

/** The beginning of a story on one line, cut after {@link SHARE_PREVIEW_LENGTH} characters, never through one. */
export function sharePreview(text: string): string {
  // Twice as much is enough, because a character takes at most two code units; white space is counted as it stands.
  const characters = Array.from(text.slice(0, SHARE_PREVIEW_LENGTH * 2 + 2));
  const beginning = characters.slice(0, SHARE_PREVIEW_LENGTH).join('').replace(/\s+/g, ' ').trim();
  return characters.length > SHARE_PREVIEW_LENGTH ? `${beginning}…` : beginning;
}
