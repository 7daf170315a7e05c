import { isTooLongPassword } from '@storyloom/shared/domain';
import { isCommonPassword } from '@storyloom/shared/passwords';
import { goTrueError } from './gotrue-error.ts';

/** The refusal of a new password; `undefined` for an allowed one. Lite checks the minimum length. */
export function refuseWeakPassword(password: string): Response | undefined {
  if (isTooLongPassword(password)) {
    const message = 'This password is too long. Use at most 72 characters; accents and emoji count as several.';
    return goTrueError(400, 'validation_failed', message);
  }
  if (!isCommonPassword(password)) return undefined;
  const message = 'This password is one of the most common ones. Choose another, such as a few words of your own.';
  const weak = { code: 422, error_code: 'weak_password', msg: message, weak_password: { reasons: ['pwned'], message } };
  return Response.json(weak, { status: 422 });
}
