import { CONTINUE_ROOM_MIN, DIRECTION_MAX_LENGTH, STORY_LIMITS } from '@storyloom/shared/domain';
import { strings } from './strings.ts';

/** Words of a chapter, unless the user chooses another length. */
export const CHAPTER_WORDS = 800;

/** The index of a suggestion, or the user's own words. */
export type Direction = number | 'own';

/** Whether a story of this length, in UTF-16 code units, has no room for a chapter. */
export const isFull = (length: number): boolean => length > STORY_LIMITS.characters - CONTINUE_ROOM_MIN;

/** Why a chapter can't be written in this direction. */
export function problemOf(direction: string): string | undefined {
  if (direction.trim() === '') return strings.blank;
  const over = direction.trim().length - DIRECTION_MAX_LENGTH;
  return over > 0 ? strings.tooLongDirection(over) : undefined;
}
