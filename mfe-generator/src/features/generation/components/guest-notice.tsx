import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import type { GuestUsage } from '@storyloom/shared/stream';
import { Alert, ButtonLink } from '@storyloom/shared/ui';
import { useLocation } from 'react-router-dom';
import { strings } from '../strings.ts';

/** Says what is left of the free stories, before and at the limit. */
export function GuestNotice({ usage }: { readonly usage: GuestUsage }) {
  const { pathname } = useLocation();
  const state: AuthNavigationState = { returnTo: pathname };
  return (
    <Alert
      tone={usage.used < usage.limit ? 'info' : 'warning'}
      actions={
        <ButtonLink to={paths.auth.href()} state={state}>
          {strings.signIn}
        </ButtonLink>
      }
    >
      {strings.guestUsage(usage)}
    </Alert>
  );
}
