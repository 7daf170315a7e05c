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

/**
 * Makes sure that the person knows their password before something of the account changes.
 *
 * @throws WrongPassword, or AppError 'rate_limited' or 'network'.
 */
export async function requirePassword(email: string, password: string): Promise<void> {
  try {
    await confirmPassword(email, password);
  } catch (error) {
    // The service says of every refusal that the credentials are invalid; the address is known to be right.
    throw error instanceof AppError && error.code === 'auth' ? new WrongPassword() : error;
  }
}
