import type { Handler } from '../http/handler.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { readFields } from './read-fields.ts';

/** Refuses sign-ups and changes with a password that may not be chosen. */
export function chosenPassword(handler: Handler): Handler {
  return async (request) => {
    const { password } = await readFields(request);
    const refusal = password === undefined ? undefined : refuseWeakPassword(password);
    return refusal ?? handler(request);
  };
}
