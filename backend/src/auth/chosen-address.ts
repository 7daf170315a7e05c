import { isEmailAddress } from '@storyloom/shared/domain';
import type { Handler } from '../http/handler.ts';
import { goTrueError } from './gotrue-error.ts';
import { readFields } from './read-fields.ts';

/** Refuses a new address that is not one of a single mailbox, in the words of hosted Supabase. */
export function chosenAddress(handler: Handler): Handler {
  return async (request) => {
    const { email } = await readFields(request);
    return email === undefined || isEmailAddress(email.trim())
      ? handler(request)
      : goTrueError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  };
}
