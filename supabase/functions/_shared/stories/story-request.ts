import {
  AVOIDED_NAMES,
  CONTINUE_ROOM_MIN,
  DIRECTION_MAX_LENGTH,
  formatNumber,
  GENRE_DEFAULTS,
  isLanguage,
  isPerspective,
  isStoryLength,
  isTone,
  LANGUAGES,
  NOTES_LIMITS,
  PERSPECTIVES,
  PROMPT_MAX_LENGTH,
  STORY_LENGTH,
  STORY_LIMITS,
  TONES,
  WHO_MAX_LENGTH,
  type StoryRequest,
} from '@storyloom/shared/domain';
import {
  badRequest,
  choiceField,
  genreField,
  isAbsent,
  parseFields,
  textField,
  type Fields,
} from '../http/body-fields.ts';
import { attemptField, idField, shorterThan } from '../http/run-fields.ts';
import { notesField } from './notes-field.ts';

/** The story so far, if it leaves room to continue. A full one is refused before it is charged. */
function continuedField(fields: Fields): string | undefined {
  const label = 'The story so far';
  const story = textField(fields, 'continueOf', label);
  if (!story?.trim()) return undefined;
  const most = STORY_LIMITS.characters;
  if (shorterThan(story, most, label).length <= most - CONTINUE_ROOM_MIN) return story;
  const [length, limit] = [story.length, most].map(formatNumber);
  throw badRequest(
    `${label} is ${length} characters long, and a story has room for ${limit}. Save this one and start another.`,
  );
}

function promptField(fields: Fields): string {
  const prompt = textField(fields, 'prompt', 'Your prompt') ?? '';
  if (prompt.trim() === '') throw badRequest('Your prompt is empty. Write what the story is about and try again.');
  return shorterThan(prompt, PROMPT_MAX_LENGTH, 'Your prompt');
}

function whoField(fields: Fields): string | undefined {
  const label = 'The text about who is in the story';
  const who = shorterThan(textField(fields, 'who', label) ?? '', WHO_MAX_LENGTH, label);
  return who.trim() === '' ? undefined : who;
}

/** What happens in the next chapter. @throws ServiceFailure `bad_request`, also when there is no story for it */
function nextField(fields: Fields, continueOf: string | undefined): string | undefined {
  const label = 'The text about what happens next';
  const next = textField(fields, 'next', label);
  if (next === undefined) return undefined;
  if (continueOf === undefined) throw badRequest('There is no story yet to write a next chapter of. Write one first.');
  if (next.trim() === '') throw badRequest('Say what happens in the next chapter and try again.');
  return shorterThan(next, DIRECTION_MAX_LENGTH, label);
}

/** Names to avoid, cut to as many as a request has; longer ones than a name can be are left out. */
function avoidedField(fields: Fields): readonly string[] {
  const label = 'The names to avoid';
  const names: unknown = fields['avoidNames'] ?? [];
  if (!Array.isArray(names)) throw badRequest(`${label} must be a list of names.`);
  const some: readonly unknown[] = names.slice(0, AVOIDED_NAMES.names * 10);
  const texts = some.map((name) => textField({ name: name ?? '' }, 'name', 'A name to avoid')?.trim() ?? '');
  return texts.filter((name) => name !== '' && name.length <= NOTES_LIMITS.name).slice(0, AVOIDED_NAMES.names);
}

function lengthField(fields: Fields, standard: number): number {
  const value = fields['length'];
  if (isAbsent(value)) return standard;
  if (isStoryLength(value)) return value;
  const { min, max, step } = STORY_LENGTH;
  throw badRequest(`Choose a length from ${formatNumber(min)} to ${formatNumber(max)} words in steps of ${step}.`);
}

/**
 * Reads the body of a story request. Unknown genres become fantasy and absent settings the genre's own.
 * @throws ServiceFailure `bad_request`, with a sentence that says what to do
 */
export function parseStoryRequest(body: string): StoryRequest {
  const fields = parseFields(body, 'prompt');
  const prompt = promptField(fields);
  const genre = genreField(fields);
  const standard = GENRE_DEFAULTS[genre];
  const inspirationId = idField(fields, 'inspirationId', 'The inspiration id');
  const continueOf = continuedField(fields);
  // Without a story so far there is nothing to resume.
  const resumes = continueOf === undefined ? undefined : idField(fields, 'resumes', 'The run to resume');
  const who = whoField(fields);
  const notes = notesField(fields);
  const avoidNames = avoidedField(fields);
  const next = nextField(fields, continueOf);
  return {
    prompt,
    genre,
    language: choiceField(fields, 'language', isLanguage, LANGUAGES, standard.language),
    perspective: choiceField(fields, 'perspective', isPerspective, PERSPECTIVES, standard.perspective),
    tone: choiceField(fields, 'tone', isTone, TONES, standard.tone),
    length: lengthField(fields, standard.length),
    runId: idField(fields, 'runId', 'The run id') ?? crypto.randomUUID(),
    attempt: attemptField(fields),
    ...(inspirationId === undefined ? {} : { inspirationId }),
    ...(continueOf === undefined ? {} : { continueOf }),
    ...(resumes === undefined ? {} : { resumes }),
    ...(who === undefined ? {} : { who }),
    ...(notes === undefined ? {} : { notes }),
    ...(avoidNames.length === 0 ? {} : { avoidNames }),
    ...(next === undefined ? {} : { next }),
    ...(fields['rejoinable'] === true ? { rejoinable: true } : {}),
  };
}
