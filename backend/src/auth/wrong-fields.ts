import { BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { readBody } from '../gateway/read-body.ts';
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
] as const;

/** The refusal of a body in which something that has to be text is none, or that keeps more than a name; `undefined` for every other one. */
export async function refuseWrongFields(request: Request): Promise<Response | undefined> {
  if (!request.body) return undefined;
  let fields: unknown;
  try {
    fields = JSON.parse(new TextDecoder().decode(await readBody(request.clone(), BODY_MAX_BYTES)));
  } catch {
    // No JSON: the service says so itself.
    return undefined;
  }
  if (typeof fields !== 'object' || fields === null) return undefined;
  const values = new Map<string, unknown>(Object.entries(fields));
  const wrong = TEXTS.find((name) => values.has(name) && typeof values.get(name) !== 'string');
  const fault = wrong === undefined ? accountDataFault(values) : `${wrong} must be text.`;
  return fault === undefined ? undefined : goTrueError(400, 'validation_failed', fault);
}
