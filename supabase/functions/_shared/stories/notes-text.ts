import type { Character, Place, StoryNotes } from '@storyloom/shared/domain';

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function characterLine({ name, role, appearance, voice }: Character): string {
  const parts = [role, appearance && `looks: ${appearance}`, voice && `speaks: ${voice}`].filter((part) => part !== '');
  return inOneLine(`- ${name}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}`);
}

const placeLine = ({ name, description }: Place): string =>
  inOneLine(`- ${name}${description === '' ? '' : `: ${description}`}`);

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [[`${heading}:`, ...lines].join('\n')];

/** The people, places and rules of a story's notes as lines for a model; empty when there are none. */
export function notesText({ characters, places, rules }: StoryNotes): string {
  return [
    ...section('People', characters.map(characterLine)),
    ...section('Places', places.map(placeLine)),
    ...section('Rules', rules === '' ? [] : [rules]),
  ].join('\n');
}

/** The outline of a story's notes as numbered lines for a model; empty when there is none. */
export const outlineText = ({ outline }: StoryNotes): string =>
  outline
    .map(({ title, summary }, index) => {
      const chapter = [title, summary].map(inOneLine).filter((part) => part !== '');
      return `${index + 1}. ${chapter.join(': ')}`;
    })
    .join('\n');

/** Most characters of notes beside a text that is changed or gone on with. */
const NEAR_MOST = 4000;

/**
 * The people, places and rules as in {@link notesText}, as far as they fit beside a text of the story: the rules, then the entries
 * that the text names, then others in their order.
 */
export function notesNear(notes: StoryNotes, text: string): string {
  const isNamed = ({ name }: Character | Place): boolean => text.includes(name);
  let room = NEAR_MOST - notes.rules.length;
  const fits = (line: string): boolean => (room -= line.length + 1) >= 0;
  const kept = new Set<Character | Place>();
  const { characters, places } = notes;
  for (const named of [true, false]) {
    for (const each of characters) if (isNamed(each) === named && fits(characterLine(each))) kept.add(each);
    for (const each of places) if (isNamed(each) === named && fits(placeLine(each))) kept.add(each);
  }
  const isKept = (each: Character | Place): boolean => kept.has(each);
  return notesText({ ...notes, characters: characters.filter(isKept), places: places.filter(isKept) });
}

/** Every text of a story's notes that a user may have written. */
export const textsOfNotes = ({ characters, places, rules, outline }: StoryNotes): readonly string[] => [
  ...characters.flatMap(({ name, role, appearance, voice }) => [name, role, appearance, voice]),
  ...places.flatMap(({ name, description }) => [name, description]),
  rules,
  ...outline.flatMap(({ title, summary }) => [title, summary]),
];
