import { AppError } from '@storyloom/shared/api';
import { confirmPassword } from '@storyloom/shared/api/account';
import { strings } from '../strings.ts';

/** The current password is not the one that was typed. */
export class WrongPassword extends Error {
  override readonly name = 'WrongPassword';

  constructor() {
    super(strings.currentPasswordWrong);
  }
}

/** What a failed check of the password says. The service calls every refusal invalid credentials; the address is right. */
export function refusedPassword(error: unknown): unknown {
  return error instanceof AppError && error.code === 'auth' ? new WrongPassword() : error;
}

/**
 * Makes sure that the person knows their password before something of the account changes.
 *
 * @throws WrongPassword, or AppError 'rate_limited' or 'network'.
 */
export async function requirePassword(email: string, password: string): Promise<void> {
  try {
    await confirmPassword(email, password);
  } catch (error) {
    throw refusedPassword(error);
  }
}
