import type * as Passwords from '@storyloom/shared/passwords';
import { siteConfig } from '@storyloom/shared/api';
import { isTooLongPassword } from '@storyloom/shared/domain';
import { strings } from './strings.ts';

/** The list of common passwords and the meter: 230 KB that only a user who chooses a password needs. */
let rules: typeof Passwords | undefined;

/** Fetches them. Without them the sign-in service says what is wrong with a common password. */
export async function loadPasswordRules(): Promise<void> {
  rules ??= await import('@storyloom/shared/passwords').catch(() => undefined);
}

/** What is wrong with a password that is chosen, as far as it is known here; the sign-in service has the last word. */
export function newPasswordFault(password: string): string | undefined {
  const { passwordMinLength } = siteConfig();
  if (password.length < passwordMinLength) return strings.short(passwordMinLength);
  if (isTooLongPassword(password)) return strings.long;
  return rules?.isCommonPassword(password) ? strings.common : undefined;
}

/** From 0 to 4; `undefined` while there is nothing to say, or nothing to say it with. */
export function strengthOf(password: string): number | undefined {
  if (!rules || newPasswordFault(password) !== undefined) return undefined;
  return rules.passwordStrength(password);
}
