import { useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { useLocation } from 'react-router-dom';
import { leave } from '../../sign-out/leave.ts';
import { strings } from './strings.ts';

export interface Person {
  readonly name: string;
  /** Absent where the name is the address. */
  readonly email?: string | undefined;
}

/** Who is there, as the header and the menu of a phone show it. */
export type Account =
  /** `authState` makes Sign in and Sign up remember the page that they were used on. */
  | { readonly kind: 'loading' | 'guest'; readonly authState: AuthNavigationState }
  | { readonly kind: 'person'; readonly person: Person; readonly signOut: () => void };

type User = NonNullable<ReturnType<typeof useSession>['user']>;

/** The name that the user gave when signing up or in the settings; anyone may have put anything else there. */
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
