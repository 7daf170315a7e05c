import { type Character, EMPTY_NOTES, type OutlineChapter, type Place, type StoryNotes } from './story-notes.ts';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const entriesOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];

const characterOf = ({ name, role, appearance, voice }: Readonly<Record<string, unknown>>): Character => ({
  name: textOf(name),
  role: textOf(role),
  appearance: textOf(appearance),
  voice: textOf(voice),
});

const placeOf = ({ name, description }: Readonly<Record<string, unknown>>): Place => ({
  name: textOf(name),
  description: textOf(description),
});

const chapterOf = ({ title, summary }: Readonly<Record<string, unknown>>): OutlineChapter => ({
  title: textOf(title),
  summary: textOf(summary),
});

/**
 * The notes in a value that may be anything, such as an answer: without space around the texts, without people and places that have
 * no name, and without empty chapters. What is missing is empty. Lengths are not limited.
 */
export function readNotes(value: unknown): StoryNotes {
  const { characters, places, rules, outline } = fieldsOf(value);
  return {
    characters: entriesOf(characters)
      .map(characterOf)
      .filter(({ name }) => name !== ''),
    places: entriesOf(places)
      .map(placeOf)
      .filter(({ name }) => name !== ''),
    rules: textOf(rules),
    outline: entriesOf(outline)
      .map(chapterOf)
      .filter(({ title, summary }) => title !== '' || summary !== ''),
  };
}

/** Whether there is nothing in notes, as in {@link EMPTY_NOTES}. */
export const areEmptyNotes = (notes: StoryNotes): boolean =>
  JSON.stringify(readNotes(notes)) === JSON.stringify(EMPTY_NOTES);
