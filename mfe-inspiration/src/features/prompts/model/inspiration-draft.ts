import type { InspirationChange } from '@storyloom/shared/api/inspirations';
import { readStored, removeStored, writeStored } from '@storyloom/shared/device-storage';
import { DEFAULT_DIFFICULTY, INSPIRATION_CATEGORIES, INSPIRATION_DIFFICULTIES, newId } from '@storyloom/shared/domain';

/** What stands in the share dialog. The id is the one that it is shared under, however often that is tried. */
export interface InspirationForm extends InspirationChange {
  readonly id: string;
}

/** What the share dialog starts with (spec 2 and 9). */
export const NEW_INSPIRATION: InspirationChange = {
  title: '',
  prompt: '',
  category: 'fantasy',
  difficulty: DEFAULT_DIFFICULTY,
  isPublic: true,
};

/** Each person has a draft of their own on the device: of a new one, and of each that they change. */
const keyOf = (userId: string, editedId?: string) =>
  `storyloom-inspiration-${userId}${editedId === undefined ? '' : `-${editedId}`}`;

const formOf = ({ id, title, prompt, category, difficulty, isPublic }: InspirationForm): InspirationForm => ({
  id,
  title,
  prompt,
  category,
  difficulty,
  isPublic,
});

/** What a person has typed into the share dialog and not shared yet; the inspiration, or the defaults, where that is nothing. */
export function readInspirationDraft(userId: string, edited?: InspirationForm): InspirationForm {
  const start = formOf(edited ?? { id: newId(), ...NEW_INSPIRATION });
  try {
    const kept = JSON.parse(readStored(keyOf(userId, edited?.id)) ?? '{}') as Record<string, unknown>;
    const { id, title, prompt, category, difficulty, isPublic } = kept;
    return {
      id: typeof id === 'string' ? id : start.id,
      title: typeof title === 'string' ? title : start.title,
      prompt: typeof prompt === 'string' ? prompt : start.prompt,
      category: INSPIRATION_CATEGORIES.find((known) => known === category) ?? start.category,
      difficulty: INSPIRATION_DIFFICULTIES.find((known) => known === difficulty) ?? start.difficulty,
      isPublic: typeof isPublic === 'boolean' ? isPublic : start.isPublic,
    };
  } catch {
    return start;
  }
}

export const writeInspirationDraft = (userId: string, editedId: string | undefined, draft: InspirationForm): void =>
  writeStored(keyOf(userId, editedId), JSON.stringify(formOf(draft)));

/** Forgets a draft; where `sent` is given, only if nothing was typed since. */
export function removeInspirationDraft(userId: string, editedId?: string, sent?: InspirationForm): void {
  const key = keyOf(userId, editedId);
  if (sent === undefined || readStored(key) === JSON.stringify(formOf(sent))) removeStored(key);
}
