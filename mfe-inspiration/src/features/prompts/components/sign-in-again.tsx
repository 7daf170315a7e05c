import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { Alert, ButtonLink } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { SHARE_HASH } from '../model/share-hash.ts';
import { strings } from '../strings.ts';

const words = strings.share;

interface Props {
  /** What is being changed cannot be opened again by an address. */
  readonly isNew: boolean;
  readonly linkRef: Ref<HTMLAnchorElement>;
}

/** Says that the session has ended under an open dialog, and leads to signing in and back to what was typed. */
export function SignInAgain({ isNew, linkRef }: Props) {
  const { pathname, search } = useLocation();
  const returnTo = `${pathname}${search}${isNew ? SHARE_HASH : ''}`;
  return (
    <Alert
      tone="warning"
      live="assertive"
      title={words.needsSignIn}
      actions={
        <ButtonLink ref={linkRef} to={paths.auth.href()} state={{ returnTo } satisfies AuthNavigationState}>
          {words.signIn}
        </ButtonLink>
      }
    >
      {words.nothingLost}
    </Alert>
  );
}
