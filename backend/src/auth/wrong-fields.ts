import { accountDataFault } from './account-data.ts';
import { goTrueError } from './gotrue-error.ts';
import { hasManyFields, readJson } from './read-fields.ts';

/** Fields that must be text: the sign-in service fails on other types. */
const TEXTS = [
  'email',
  'password',
  'current_password',
  'refresh_token',
  'token',
  'token_hash',
  'phone',
  'type',
  'code',
  'challenge_id',
  'factor_type',
  'friendly_name',
  'issuer',
] as const;

/** Longer than any address that can have an account. The patterns of the sign-in service take seconds on long texts. */
const EMAIL_MAX = 254;

/** Postgres stores neither NUL nor half a character, in a text or in a name. */
const NOT_STORED = /[\0\p{Surrogate}]/u;

const isNotStored = (value: unknown): boolean => {
  if (typeof value === 'string') return NOT_STORED.test(value);
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(isNotStored);
};

/** The fault of a body; `undefined` when there is none. */
function faultOf(fields: unknown): string | undefined {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return 'The request must be a JSON object.';
  if (hasManyFields(fields)) return 'The request has too many fields.';
  if (isNotStored(fields)) return 'Texts can’t hold NUL or half a character.';
  const values = new Map<string, unknown>(Object.entries(fields));
  const wrong = TEXTS.find((name) => values.has(name) && typeof values.get(name) !== 'string');
  if (wrong !== undefined) return `${wrong} must be text.`;
  const email = values.get('email');
  if (typeof email === 'string' && email.length > EMAIL_MAX) return 'Unable to validate email address: invalid format';
  return accountDataFault(values);
}

/**
 * The refusal of a body that is not an object, has a field of the wrong type, or has metadata other than a name; `undefined`
 * for every other body.
 */
export async function refuseWrongFields(request: Request): Promise<Response | undefined> {
  if (!request.body) return undefined;
  const fields = await readJson(request);
  // Not JSON: the sign-in service refuses it.
  const fault = fields === undefined ? undefined : faultOf(fields);
  return fault === undefined ? undefined : goTrueError(400, 'validation_failed', fault);
}
