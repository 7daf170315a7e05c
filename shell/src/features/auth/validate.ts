import { nameProblem } from '@storyloom/shared/domain';
import { newPasswordFault } from '@storyloom/shared/new-password';
import { strings } from './strings.ts';

export type AuthMode = 'sign-in' | 'sign-up';

export interface AuthValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export type AuthErrors = { readonly [Field in keyof AuthValues]?: string };

/** One @ with something before it and a dotted name after it; the service decides about the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The error of an email address, if any. */
export function emailError(email: string): string | undefined {
  const address = email.trim();
  if (address === '') return strings.errors.emailMissing;
  return EMAIL.test(address) ? undefined : strings.errors.email;
}

/** The errors of the form by field; empty when there are none (spec 5). */
export function validateAuth(mode: AuthMode, values: AuthValues): AuthErrors {
  const signUp = mode === 'sign-up';
  const email = emailError(values.email);
  const missing = values.password === '' ? strings.errors.passwordMissing : undefined;
  const password = signUp ? newPasswordFault(values.password) : missing;
  const name = signUp ? nameProblem(values.name) : undefined;
  return {
    ...(name !== undefined && { name: strings.errors.names[name] }),
    ...(email !== undefined && { email }),
    ...(password !== undefined && { password }),
  };
}
