import type { AuthNavigationState, AuthPurpose } from '@storyloom/shared/contract';
import { fitTitle } from '@storyloom/shared/domain';
import { strings } from './strings.ts';

type Unknown<Type> = { readonly [Key in keyof Type]?: unknown };

const isAction = (action: unknown): action is AuthPurpose['action'] =>
  typeof action === 'string' && Object.hasOwn(strings.purpose, action);

/** The purpose of the form as a text. The state of the history is untrusted, so it can be anything. */
export function purposeOf(state: unknown, mode: 'signIn' | 'signUp'): string | undefined {
  const { purpose } = (state ?? {}) as Unknown<AuthNavigationState>;
  const { action, title } = (purpose ?? {}) as Unknown<AuthPurpose>;
  const fitted = typeof title === 'string' ? fitTitle(title) : '';
  return isAction(action) && fitted !== '' ? strings.purpose[action][mode](fitted) : undefined;
}
