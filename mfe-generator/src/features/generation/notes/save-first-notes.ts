import { saveStoryNotes } from '@storyloom/shared/api/story-notes';
import { EMPTY_NOTES, namesIn } from '@storyloom/shared/domain';
import type { StoryVersion } from '../model/story-version.ts';

/**
 * Saves what is known about a new story: its outline, what the user wrote about its people, as a rule that later calls receive too,
 * and the names in it, which the user's next stories avoid. Notes that are there already stay as they are.
 *
 * @throws AppError as `saveStoryNotes`
 */
export async function saveFirstNotes(version: StoryVersion, rowId: string): Promise<void> {
  const { text, settings, who = '', outline = [] } = version;
  const names = namesIn(text, settings.language);
  if (names.length === 0 && who.trim() === '' && outline.length === 0) return;
  await saveStoryNotes({ storyId: rowId, base: null, notes: { ...EMPTY_NOTES, rules: who, outline }, names });
}
