import {
  GENRE_DEFAULTS,
  genreOrDefault,
  isLanguage,
  isPerspective,
  isStoryLength,
  isTone,
  LANGUAGES,
  PERSPECTIVES,
  PROMPT_MAX_LENGTH,
  STORY_LENGTH,
  STORY_LIMITS,
  TONES,
  type StoryOptions,
} from '@storyloom/shared/domain';
import { ServiceFailure } from '../http/failure.ts';

/** A story somebody asked for, checked. */
export interface StoryRequest extends StoryOptions {
  readonly runId: string;
  /** 1 for the first try with these options; another number asks for another story. */
  readonly attempt: number;
  readonly inspirationId?: string;
  /** The story so far, to be continued. */
  readonly continueOf?: string;
}

type Fields = Readonly<Record<string, unknown>>;

function bad(message: string): ServiceFailure {
  return new ServiceFailure('bad_request', message);
}

const number = new Intl.NumberFormat('en-US');
const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Half a surrogate pair has no UTF-8, and some providers refuse a request that holds one. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

function textField(fields: Fields, name: string, label: string): string | undefined {
  const value = fields[name];
  if (isAbsent(value)) return undefined;
  if (typeof value !== 'string') throw bad(`${label} must be text.`);
  if (value.includes('\0'))
    throw bad(`${label} contains a character that cannot be stored (NUL). Remove it and try again.`);
  return wellFormed(value);
}

function shorterThan(text: string, limit: number, label: string): string {
  const [length, over, most] = [text.length, text.length - limit, limit].map((value) => number.format(value));
  if (text.length <= limit) return text;
  throw bad(`${label} is ${length} characters long, ${over} over the limit of ${most}. Shorten it and try again.`);
}

function promptField(fields: Fields): string {
  const prompt = textField(fields, 'prompt', 'Your prompt') ?? '';
  if (prompt.trim() === '') throw bad('Your prompt is empty. Write what the story is about and try again.');
  return shorterThan(prompt, PROMPT_MAX_LENGTH, 'Your prompt');
}

function choice<T extends string>(
  fields: Fields,
  name: string,
  is: (value: unknown) => value is T,
  known: readonly T[],
  standard: T,
): T {
  const value = fields[name];
  if (isAbsent(value)) return standard;
  if (is(value)) return value;
  throw bad(`This ${name} is not available. Choose one of: ${known.join(', ')}.`);
}

function lengthField(fields: Fields, standard: number): number {
  const value = fields['length'];
  if (isAbsent(value)) return standard;
  if (isStoryLength(value)) return value;
  const { min, max, step } = STORY_LENGTH;
  throw bad(`Choose a length from ${number.format(min)} to ${number.format(max)} words in steps of ${step}.`);
}

function attemptField(fields: Fields): number {
  const value = fields['attempt'];
  if (isAbsent(value)) return 1;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000) return value;
  throw bad('The attempt must be a whole number, such as 1.');
}

function idField(fields: Fields, name: string, label: string): string | undefined {
  const value = textField(fields, name, label);
  if (value === undefined || /^[\w.:-]{1,100}$/.test(value)) return value;
  throw bad(`${label} may have up to 100 letters, digits and hyphens.`);
}

function parseJson(body: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw bad('Your request is not valid JSON. Check it and send it again.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw bad('Your request must be a JSON object with a prompt.');
  }
  return value as Fields;
}

/**
 * Reads the body of a story request. Unknown genres become fantasy and absent settings the genre's own.
 * @throws ServiceFailure `bad_request`, with a sentence that says what to do
 */
export function parseStoryRequest(body: string): StoryRequest {
  const fields = parseJson(body);
  const prompt = promptField(fields);
  const genre = genreOrDefault(textField(fields, 'genre', 'The genre'));
  const standard = GENRE_DEFAULTS[genre];
  const inspirationId = idField(fields, 'inspirationId', 'The inspiration id');
  const continueOf = textField(fields, 'continueOf', 'The story so far');
  return {
    prompt,
    genre,
    language: choice(fields, 'language', isLanguage, LANGUAGES, standard.language),
    perspective: choice(fields, 'perspective', isPerspective, PERSPECTIVES, standard.perspective),
    tone: choice(fields, 'tone', isTone, TONES, standard.tone),
    length: lengthField(fields, standard.length),
    runId: idField(fields, 'runId', 'The run id') ?? crypto.randomUUID(),
    attempt: attemptField(fields),
    ...(inspirationId === undefined ? {} : { inspirationId }),
    ...(continueOf?.trim() ? { continueOf: shorterThan(continueOf, STORY_LIMITS.characters, 'The story so far') } : {}),
  };
}
