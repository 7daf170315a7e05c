import { PASSWORD_MIN_LENGTH } from '@storyloom/shared/domain';
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

/** What is wrong with the form, by field; empty when nothing is (spec 5). */
export function validateAuth(mode: AuthMode, values: AuthValues): AuthErrors {
  const signUp = mode === 'sign-up';
  return {
    ...(signUp && values.name.trim() === '' && { name: strings.errors.name }),
    ...(!EMAIL.test(values.email.trim()) && { email: strings.errors.email }),
    ...(signUp && values.password.length < PASSWORD_MIN_LENGTH && { password: strings.errors.password }),
    ...(!signUp && values.password === '' && { password: strings.errors.passwordMissing }),
  };
}
