import type { Handler } from '../http/handler.ts';
import type { SignInDeps } from './constant-time-sign-in.ts';
import { goTrueError } from './gotrue-error.ts';
import { readFields } from './read-fields.ts';

/** Signs up. Of several sign-ups at once with one address, Lite accepts the first and answers the others as server errors. */
export function signUpOnce(supabase: Handler, { hasPassword }: Pick<SignInDeps, 'hasPassword'>): Handler {
  return async (request) => {
    const { email = '' } = await readFields(request);
    const answer = await supabase(request);
    return answer.status === 500 && (await hasPassword(email.trim().toLowerCase()))
      ? goTrueError(422, 'user_already_exists', 'User already registered')
      : answer;
  };
}
