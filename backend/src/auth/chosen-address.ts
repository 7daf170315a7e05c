import { isEmailAddress } from '@storyloom/shared/domain';
import type { Handler } from '../http/handler.ts';
import { goTrueError } from './gotrue-error.ts';
import { readFields } from './read-fields.ts';

/** Whatever gives an account an address: it must be one of one mailbox. The words are those of hosted Supabase. */
export function chosenAddress(handler: Handler): Handler {
  return async (request) => {
    const { email } = await readFields(request);
    return email === undefined || isEmailAddress(email.trim())
      ? handler(request)
      : goTrueError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  };
}
