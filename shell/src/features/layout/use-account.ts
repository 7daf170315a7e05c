import { useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { useLocation } from 'react-router-dom';
import { leave } from '../../sign-out/leave.ts';
import { strings } from './strings.ts';

export interface Person {
  readonly name: string;
  /** Absent if the name is the address. */
  readonly email?: string | undefined;
}

/** The current user, as the header and the phone's menu show them. */
export type Account =
  /** `authState` makes Sign in and Sign up remember the page that they were used on. */
  | { readonly kind: 'loading' | 'guest'; readonly authState: AuthNavigationState }
  | { readonly kind: 'person'; readonly person: Person; readonly signOut: () => void };

type User = NonNullable<ReturnType<typeof useSession>['user']>;

/** The name given when signing up or in the settings; the field is untrusted. */
function personOf({ email, user_metadata }: User): Person {
  const known: unknown = user_metadata?.['name'];
  const name = typeof known === 'string' ? known.trim() : '';
  return name === '' ? { name: email ?? strings.account } : { name, email };
}

export function useAccount(): Account {
  const { user, loading } = useSession();
  const { pathname, search, state: here } = useLocation();

  if (user) return { kind: 'person', person: personOf(user), signOut: () => void leave() };
  const atAuth = pathname === paths.auth.pattern || pathname === paths.signUp.pattern;
  const kind = loading ? 'loading' : 'guest';
  return { kind, authState: atAuth ? (here ?? {}) : { returnTo: `${pathname}${search}` } };
}
