import {
  type Character,
  newId,
  NOTES_LIMITS,
  type OutlineChapter,
  type Place,
  readNotes,
  type StoryNotes,
} from '@storyloom/shared/domain';

/** An entry that is being edited. */
export type Draft<Entry> = Entry & {
  readonly id: string;
  /** It was found in the text, and the user has not changed it. */
  readonly isFound?: boolean;
};

/** Notes as they are edited: entries may still be without a name. */
export interface NotesDraft {
  readonly characters: readonly Draft<Character>[];
  readonly places: readonly Draft<Place>[];
  readonly rules: string;
  readonly outline: readonly Draft<OutlineChapter>[];
}

export type ListName = 'characters' | 'places' | 'outline';

const withId = <Entry extends object>(entry: Entry): Draft<Entry> => ({ ...entry, id: newId() });

export const newCharacter = (): Draft<Character> => withId({ name: '', role: '', appearance: '', voice: '' });
export const newPlace = (): Draft<Place> => withId({ name: '', description: '' });
export const newChapter = (): Draft<OutlineChapter> => withId({ title: '', summary: '' });

export const draftOf = ({ characters, places, rules, outline }: StoryNotes): NotesDraft => ({
  characters: characters.map(withId),
  places: places.map(withId),
  rules,
  outline: outline.map(withId),
});

/** What of a draft is kept on the server: all but entries without a name. */
export const notesOf = (draft: NotesDraft): StoryNotes => readNotes(draft);

export const sameNotes = (one: StoryNotes, other: StoryNotes): boolean =>
  JSON.stringify(readNotes(one)) === JSON.stringify(readNotes(other));

/** The longest text of each field, in UTF-16 code units. */
export const FIELD_MAX = {
  name: NOTES_LIMITS.name,
  title: NOTES_LIMITS.name,
  role: NOTES_LIMITS.field,
  appearance: NOTES_LIMITS.field,
  voice: NOTES_LIMITS.field,
  description: NOTES_LIMITS.field,
  summary: NOTES_LIMITS.summary,
} as const;

export const LIST_MAX = {
  characters: NOTES_LIMITS.characters,
  places: NOTES_LIMITS.places,
  outline: NOTES_LIMITS.chapters,
} as const satisfies Record<ListName, number>;

/** Whether a text is too long for its field, or there are too many entries: the server would refuse the notes. */
export function isTooLong(draft: NotesDraft): boolean {
  const { characters, places, rules, outline } = notesOf(draft);
  const entries = [...characters, ...places, ...outline].flatMap((entry) => Object.entries(entry));
  return (
    rules.length > NOTES_LIMITS.rules ||
    entries.some(([field, text]) => text.length > FIELD_MAX[field as keyof typeof FIELD_MAX]) ||
    characters.length > LIST_MAX.characters ||
    places.length > LIST_MAX.places ||
    outline.length > LIST_MAX.outline
  );
}
