import { signOut, useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { toast } from '@storyloom/shared/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { strings } from './strings.ts';

/** Who is there, as the header and the menu of a phone show it. */
export type Account =
  /** `authState` makes Log in and Sign up remember the page that they were used on. */
  | { readonly kind: 'loading' | 'guest'; readonly authState: AuthNavigationState }
  | { readonly kind: 'person'; readonly name: string; readonly signOut: () => void };

export function useAccount(): Account {
  const { user, loading } = useSession();
  const { pathname, search, state: here } = useLocation();
  const navigate = useNavigate();

  async function leave() {
    try {
      // First away from pages that would ask a guest to sign in.
      await navigate(paths.home.href());
      await signOut();
      toast.success(strings.signedOut);
    } catch (error) {
      toast.error((error instanceof Error && error.message) || strings.signOutFailed);
    }
  }

  if (user) return { kind: 'person', name: user.email ?? strings.account, signOut: () => void leave() };
  const atAuth = pathname === paths.auth.pattern || pathname === paths.signUp.pattern;
  const kind = loading ? 'loading' : 'guest';
  return { kind, authState: atAuth ? (here ?? {}) : { returnTo: `${pathname}${search}` } };
}
