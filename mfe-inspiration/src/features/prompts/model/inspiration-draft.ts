import type { InspirationChange } from '@storyloom/shared/api/inspirations';
import { readStored, removeStored, workKeys, writeStored } from '@storyloom/shared/device-storage';
import { DEFAULT_DIFFICULTY, INSPIRATION_CATEGORIES, INSPIRATION_DIFFICULTIES, newId } from '@storyloom/shared/domain';

/** The content of the share dialog. The id stays the same for every attempt to share it. */
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

/** Each user has separate drafts on the device: one for a new inspiration, and one for each that they edit. */
const keyOf = (userId: string, editedId?: string) =>
  `${workKeys.inspiration(userId)}${editedId === undefined ? '' : `-${editedId}`}`;

const formOf = ({ id, title, prompt, category, difficulty, isPublic }: InspirationForm): InspirationForm => ({
  id,
  title,
  prompt,
  category,
  difficulty,
  isPublic,
});

/** What the user typed into the share dialog and has not shared yet, else the inspiration, else the defaults. */
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

/** Removes a draft; with `sent`, only if nothing was typed since. */
export function removeInspirationDraft(userId: string, editedId?: string, sent?: InspirationForm): void {
  const key = keyOf(userId, editedId);
  if (sent === undefined || readStored(key) === JSON.stringify(formOf(sent))) removeStored(key);
}
