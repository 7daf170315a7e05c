import { genreOrDefault, type Genre } from '@storyloom/shared/domain';
import { isOrdinaryJson } from '../provider/ordinary-json.ts';
import { ServiceFailure } from './failure.ts';

/** The unchecked fields of a JSON body. */
export type Fields = Readonly<Record<string, unknown>>;

/** A failure for an invalid field, with a sentence that says what to do. */
export function badRequest(message: string): ServiceFailure {
  return new ServiceFailure('bad_request', message);
}

export const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null;

/** Half a surrogate pair has no UTF-8, and some providers refuse a request that holds one. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** A text without NUL, or `undefined` if the field is absent. @throws ServiceFailure `bad_request` */
export function textField(fields: Fields, name: string, label: string): string | undefined {
  const value = fields[name];
  if (isAbsent(value)) return undefined;
  if (typeof value !== 'string') throw badRequest(`${label} must be text.`);
  if (value.includes('\0'))
    throw badRequest(`${label} contains a character that can’t be stored (NUL). Remove it and try again.`);
  return wellFormed(value);
}

/** The genre asked for; an unknown or absent one becomes the default. @throws ServiceFailure `bad_request` */
export function genreField(fields: Fields): Genre {
  return genreOrDefault(textField(fields, 'genre', 'The genre'));
}

/** One of a few known values, or the default. @throws ServiceFailure `bad_request`, which names the choices */
export function choiceField<T extends string>(
  fields: Fields,
  name: string,
  is: (value: unknown) => value is T,
  known: readonly T[],
  standard: T,
): T {
  const value = fields[name];
  if (isAbsent(value)) return standard;
  if (is(value)) return value;
  throw badRequest(`This ${name} is not available. Choose one of: ${known.join(', ')}.`);
}

/** The fields of a body. @param holding what the object is expected to hold, for the sentence that asks for it */
export function parseFields(body: string, holding: string): Fields {
  if (!isOrdinaryJson(body)) throw badRequest('Your request has far too many fields. Send fewer.');
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw badRequest('Your request is not valid JSON. Check it and send it again.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest(`Your request must be a JSON object with a ${holding}.`);
  }
  return value as Fields;
}
