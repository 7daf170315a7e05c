import { useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { useLocation } from 'react-router-dom';
import { leave } from '../../sign-out/leave.ts';
import { strings } from './strings.ts';

/** Who is there, as the header and the menu of a phone show it. */
export type Account =
  /** `authState` makes Log in and Sign up remember the page that they were used on. */
  | { readonly kind: 'loading' | 'guest'; readonly authState: AuthNavigationState }
  | { readonly kind: 'person'; readonly name: string; readonly signOut: () => void };

export function useAccount(): Account {
  const { user, loading } = useSession();
  const { pathname, search, state: here } = useLocation();

  if (user) return { kind: 'person', name: user.email ?? strings.account, signOut: () => void leave() };
  const atAuth = pathname === paths.auth.pattern || pathname === paths.signUp.pattern;
  const kind = loading ? 'loading' : 'guest';
  return { kind, authState: atAuth ? (here ?? {}) : { returnTo: `${pathname}${search}` } };
}
