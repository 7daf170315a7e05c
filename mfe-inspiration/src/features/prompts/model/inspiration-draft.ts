import type { InspirationChange } from '@storyloom/shared/api/inspirations';
import { readStored, removeStored, writeStored } from '@storyloom/shared/api/device-storage';
import { DEFAULT_DIFFICULTY, INSPIRATION_CATEGORIES, INSPIRATION_DIFFICULTIES } from '@storyloom/shared/domain';

/** What the share dialog starts with (spec 2 and 9). */
export const NEW_INSPIRATION: InspirationChange = {
  title: '',
  prompt: '',
  category: 'fantasy',
  difficulty: DEFAULT_DIFFICULTY,
  isPublic: true,
};

/** Each person has a draft of their own on the device. */
const keyOf = (userId: string) => `storyloom-inspiration-${userId}`;

/** What a person has typed into the share dialog and not shared yet; the defaults where there is nothing. */
export function readInspirationDraft(userId: string): InspirationChange {
  try {
    const kept = JSON.parse(readStored(keyOf(userId)) ?? '{}') as Record<string, unknown>;
    const { title, prompt, category, difficulty, isPublic } = kept;
    return {
      title: typeof title === 'string' ? title : NEW_INSPIRATION.title,
      prompt: typeof prompt === 'string' ? prompt : NEW_INSPIRATION.prompt,
      category: INSPIRATION_CATEGORIES.find((known) => known === category) ?? NEW_INSPIRATION.category,
      difficulty: INSPIRATION_DIFFICULTIES.find((known) => known === difficulty) ?? NEW_INSPIRATION.difficulty,
      isPublic: typeof isPublic === 'boolean' ? isPublic : NEW_INSPIRATION.isPublic,
    };
  } catch {
    return NEW_INSPIRATION;
  }
}

export const writeInspirationDraft = (userId: string, draft: InspirationChange): void =>
  writeStored(keyOf(userId), JSON.stringify(draft));

export const removeInspirationDraft = (userId: string): void => removeStored(keyOf(userId));
