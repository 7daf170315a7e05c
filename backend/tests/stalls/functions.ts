import {
  AVOIDED_NAMES,
  BODY_MAX_BYTES,
  CONTINUE_ROOM_MIN,
  DIRECTION_MAX_LENGTH,
  GENRES,
  INSTRUCTION_MAX_LENGTH,
  NOTES_LIMITS,
  PASSAGE_BODY_MAX_BYTES,
  PASSAGE_CONTEXT_LENGTH,
  PASSAGE_MAX_LENGTH,
  PROMPT_MAX_LENGTH,
  STORY_BODY_MAX_BYTES,
  STORY_LIMITS,
  WHO_MAX_LENGTH,
} from '@storyloom/shared/domain';
import type { Sent } from './visitors.ts';

/** A place for a text in a request. */
export interface Place {
  readonly name: string;
  /** Most characters that are accepted there. */
  readonly most: number;
  request(text: string): Sent;
}

const CONTINUED_MAX = STORY_LIMITS.characters - CONTINUE_ROOM_MIN;
const STORY = {
  prompt: 'Mila, who is five, finds a door in the sea',
  genre: 'children',
  length: 500,
  language: 'english',
};
const PASSAGE = { action: 'rewrite', passage: 'The keeper opened the door.', genre: 'children', language: 'english' };

/** As much of a text as a JSON body of so many bytes has room for. */
export function fitting(text: string, bytes: number): string {
  const share = (0.98 * bytes) / Buffer.byteLength(JSON.stringify(text));
  return share < 1 ? text.slice(0, Math.floor(text.length * share)) : text;
}

/** A request of a function; each has a run of its own. */
export const callOf = (name: string, fields: object): Sent => ({
  path: `/functions/v1/${name}`,
  body: JSON.stringify({ runId: crypto.randomUUID(), ...fields }),
});

const places = (name: string, standard: object, fields: Readonly<Record<string, number>>): Place[] =>
  Object.entries(fields).map(([field, most]) => ({
    name: `${name}, ${field}`,
    most,
    request: (text) => callOf(name, { ...standard, [field]: text }),
  }));

/** Notes with the text in every field. */
function notesOf(text: string): object {
  const [name, field, summary] = [NOTES_LIMITS.name, NOTES_LIMITS.field, NOTES_LIMITS.summary].map((most) =>
    text.slice(0, most),
  );
  const times = <T>(count: number, entry: T): readonly T[] => Array.from({ length: count }, () => entry);
  return {
    characters: times(NOTES_LIMITS.characters, { name, role: field, appearance: field, voice: field }),
    places: times(NOTES_LIMITS.places, { name, description: field }),
    rules: text,
    outline: times(NOTES_LIMITS.chapters, { title: name, summary }),
  };
}
const notes = (name: string, standard: object): Place => ({
  name: `${name}, notes`,
  most: NOTES_LIMITS.rules,
  request: (text) => callOf(name, { ...standard, notes: notesOf(text) }),
});
const wholeBody = (name: string, most: number): Place => ({
  name: `${name}, the whole body`,
  most,
  request: (text) => ({ path: `/functions/v1/${name}`, body: Buffer.from(text).subarray(0, most) }),
});

const inSmallBody = (name: string, field: string): Place[] =>
  places(name, {}, { [field]: BODY_MAX_BYTES }).map((place) => ({
    ...place,
    request: (text) => place.request(fitting(text, BODY_MAX_BYTES - 200)),
  }));

/** What the functions read of strangers. */
export const FUNCTION_PLACES: readonly Place[] = [
  ...GENRES.flatMap((genre) =>
    places('generate-story', { ...STORY, genre }, { prompt: PROMPT_MAX_LENGTH, continueOf: CONTINUED_MAX }).map(
      (place) => ({ ...place, name: `${place.name}, ${genre}` }),
    ),
  ),
  ...places('generate-story', STORY, { who: WHO_MAX_LENGTH, runId: 100 }),
  ...places('generate-story', { ...STORY, continueOf: 'Once.' }, { next: DIRECTION_MAX_LENGTH }),
  {
    name: 'generate-story, avoidNames',
    most: NOTES_LIMITS.name,
    request: (text) =>
      callOf('generate-story', { ...STORY, avoidNames: Array.from({ length: AVOIDED_NAMES.names }, () => text) }),
  },
  notes('generate-story', STORY),
  ...places('outline-story', STORY, { prompt: PROMPT_MAX_LENGTH, who: WHO_MAX_LENGTH }),
  notes('outline-story', STORY),
  ...places('revise-passage', PASSAGE, {
    passage: PASSAGE_MAX_LENGTH,
    before: PASSAGE_CONTEXT_LENGTH * 20,
    after: PASSAGE_CONTEXT_LENGTH * 20,
  }),
  ...places('revise-passage', { ...PASSAGE, action: 'custom' }, { instruction: INSTRUCTION_MAX_LENGTH }),
  ...places('revise-passage', { ...PASSAGE, action: 'continue' }, { passage: PASSAGE_MAX_LENGTH }),
  notes('revise-passage', PASSAGE),
  ...places('suggest-next', STORY, { story: STORY_LIMITS.characters }),
  notes('suggest-next', { ...STORY, story: 'Once.' }),
  ...places('extract-cast', STORY, { text: STORY_LIMITS.characters }),
  ...inSmallBody('random-prompt', 'genre'),
  ...inSmallBody('random-prompt', 'language'),
  ...inSmallBody('guest-session', 'token'),
  ...inSmallBody('rejoin-story', 'runId'),
  ...inSmallBody('stop-story', 'runId'),
  wholeBody('generate-story', STORY_BODY_MAX_BYTES),
  wholeBody('outline-story', STORY_BODY_MAX_BYTES),
  wholeBody('revise-passage', PASSAGE_BODY_MAX_BYTES),
  wholeBody('suggest-next', STORY_BODY_MAX_BYTES),
  wholeBody('extract-cast', STORY_BODY_MAX_BYTES),
  ...['random-prompt', 'guest-session', 'rejoin-story', 'stop-story'].map((name) => wholeBody(name, BODY_MAX_BYTES)),
];

/** A request of each function that asks the provider. */
export const ASKING: Readonly<Record<string, () => Sent>> = {
  'a story': () => callOf('generate-story', { ...STORY, genre: 'fantasy' }),
  'a children’s story': () => callOf('generate-story', STORY),
  'a next chapter': () => callOf('generate-story', { ...STORY, continueOf: 'Once.', next: 'The door opens.' }),
  'an outline': () => callOf('outline-story', STORY),
  'a passage': () => callOf('revise-passage', PASSAGE),
  'what follows a passage': () => callOf('revise-passage', { ...PASSAGE, action: 'continue', after: 'The end.' }),
  suggestions: () => callOf('suggest-next', { ...STORY, story: 'Once there was a keeper.' }),
  'a cast': () => callOf('extract-cast', { ...STORY, text: 'Once there was a keeper.' }),
  'a random prompt': () => callOf('random-prompt', { genre: 'children' }),
};
