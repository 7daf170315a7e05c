import { BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { readBody } from '../http/read-body.ts';
import { accountDataFault } from './account-data.ts';
import { goTrueError } from './gotrue-error.ts';

/** What the sign-in service expects to be text, and stumbles over where it is not. */
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

/** No database of ours keeps it, in a text or in a name. */
const NUL = String.fromCodePoint(0);

const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes(NUL);
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul);
};

/** What is wrong with a body, whatever it is sent for. */
function faultOf(fields: unknown): string | undefined {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return 'The request must be a JSON object.';
  if (hasNul(fields)) return 'Texts can’t hold the character NUL.';
  const values = new Map<string, unknown>(Object.entries(fields));
  const wrong = TEXTS.find((name) => values.has(name) && typeof values.get(name) !== 'string');
  return wrong === undefined ? accountDataFault(values) : `${wrong} must be text.`;
}

/**
 * The refusal of a body that is no object, in which something that has to be text is none, or that keeps more than a name;
 * `undefined` for every other one.
 */
export async function refuseWrongFields(request: Request): Promise<Response | undefined> {
  if (!request.body) return undefined;
  let fields: unknown;
  try {
    fields = JSON.parse(new TextDecoder().decode(await readBody(request.clone(), BODY_MAX_BYTES)));
  } catch {
    // No JSON: the service says so itself.
    return undefined;
  }
  const fault = faultOf(fields);
  return fault === undefined ? undefined : goTrueError(400, 'validation_failed', fault);
}
