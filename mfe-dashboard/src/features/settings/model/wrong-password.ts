import { AppError } from '@storyloom/shared/api';
import { strings } from '../strings.ts';

/** The current password is not the one that was typed. */
export class WrongPassword extends Error {
  override readonly name = 'WrongPassword';

  constructor() {
    super(strings.currentPasswordWrong);
  }
}

/** How the sign-in service says so: signing in by a password, and changing an account with it. */
const CODES: readonly (string | undefined)[] = [
  'invalid_credentials',
  'current_password_mismatch',
  'current_password_required',
];

/** What a change that was refused says: a wrong password is said at its field. */
function refusedPassword(error: unknown): unknown {
  const { code } = ((error instanceof AppError && error.cause) || {}) as { readonly code?: string };
  return CODES.includes(code) ? new WrongPassword() : error;
}

/** Makes a change of the account that takes its current password. @throws WrongPassword, or as the change. */
export async function withPassword<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    throw refusedPassword(error);
  }
}
