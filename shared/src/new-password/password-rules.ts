import type * as Passwords from '@storyloom/shared/passwords';
import { siteConfig } from '@storyloom/shared/api';
import { isTooLongPassword } from '@storyloom/shared/domain';
import { strings } from './strings.ts';

/** The list of common passwords and the meter: 230 KB that are needed only for choosing a password. */
let rules: typeof Passwords | undefined;

/** Loads them. If that fails, the sign-in service still refuses common passwords. */
export async function loadPasswordRules(): Promise<void> {
  rules ??= await import('@storyloom/shared/passwords').catch(() => undefined);
}

/** The error of a new password, as far as it can be checked here; the sign-in service decides. */
export function newPasswordFault(password: string): string | undefined {
  const { passwordMinLength } = siteConfig();
  if (password.length < passwordMinLength) return strings.short(passwordMinLength);
  if (isTooLongPassword(password)) return strings.long;
  return rules?.isCommonPassword(password) ? strings.common : undefined;
}

/** From 0 to 4; `undefined` while the password has an error or the meter is not loaded. */
export function strengthOf(password: string): number | undefined {
  if (!rules || newPasswordFault(password) !== undefined) return undefined;
  return rules.passwordStrength(password);
}
