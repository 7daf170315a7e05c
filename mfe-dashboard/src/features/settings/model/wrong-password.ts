import { AppError } from '@storyloom/shared/api';
import { strings } from '../strings.ts';

/** The typed password is not the account's current one. */
export class WrongPassword extends Error {
  override readonly name = 'WrongPassword';

  constructor() {
    super(strings.currentPasswordWrong);
  }
}

/** The sign-in service's codes for it: at signing in, and at changing an account. */
const CODES: readonly (string | undefined)[] = [
  'invalid_credentials',
  'current_password_mismatch',
  'current_password_required',
];

/** Converts a refusal for a wrong password; other errors stay as they are. */
function refusedPassword(error: unknown): unknown {
  const { code } = ((error instanceof AppError && error.cause) || {}) as { readonly code?: string };
  return CODES.includes(code) ? new WrongPassword() : error;
}

/** Runs a change that requires the current password. @throws WrongPassword, or the change's own error. */
export async function withPassword<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    throw refusedPassword(error);
  }
}
