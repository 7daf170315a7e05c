import { areEmptyNotes, formatNumber, NOTES_LIMITS, readNotes, type StoryNotes } from '@storyloom/shared/domain';
import { badRequest, isAbsent, textField, type Fields } from '../http/body-fields.ts';
import { shorterThan } from '../http/run-fields.ts';

/** Most entries of a list that are read, so that endless empty ones cost nothing. */
const READ_MOST = 1000;

/** A text of the notes without NUL and within its limit. @throws ServiceFailure `bad_request` */
function checked(text: string, limit: number, label: string): string {
  return shorterThan(textField({ text }, 'text', label) ?? '', limit, label);
}

function fewerThan<T>(entries: readonly T[], limit: number, what: string): readonly T[] {
  if (entries.length <= limit) return entries;
  throw badRequest(
    `The notes have ${formatNumber(entries.length)} ${what}, and a story can have ${limit}. Remove some and try again.`,
  );
}

/**
 * The notes of a story, without empty entries; `undefined` if there is nothing in them.
 * @throws ServiceFailure `bad_request`, with a sentence that says what to do
 */
export function notesField(fields: Fields): StoryNotes | undefined {
  const value = fields['notes'];
  if (isAbsent(value)) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw badRequest('The notes must be an object with people, places, rules and an outline.');
  }
  const lists = Object.entries(value).map(([name, list]) => [
    name,
    Array.isArray(list) ? list.slice(0, READ_MOST) : list,
  ]);
  const notes = readNotes(Object.fromEntries(lists));
  if (areEmptyNotes(notes)) return undefined;
  const { name, field, rules, summary } = NOTES_LIMITS;
  return {
    characters: fewerThan(notes.characters, NOTES_LIMITS.characters, 'people').map((character) => ({
      name: checked(character.name, name, 'A person’s name'),
      role: checked(character.role, field, 'A person’s role'),
      appearance: checked(character.appearance, field, 'A person’s appearance'),
      voice: checked(character.voice, field, 'A person’s voice'),
    })),
    places: fewerThan(notes.places, NOTES_LIMITS.places, 'places').map((place) => ({
      name: checked(place.name, name, 'A place’s name'),
      description: checked(place.description, field, 'A place’s description'),
    })),
    rules: checked(notes.rules, rules, 'The text of the rules'),
    outline: fewerThan(notes.outline, NOTES_LIMITS.chapters, 'chapters').map((chapter) => ({
      title: checked(chapter.title, name, 'A chapter’s title'),
      summary: checked(chapter.summary, summary, 'A chapter’s summary'),
    })),
  };
}
