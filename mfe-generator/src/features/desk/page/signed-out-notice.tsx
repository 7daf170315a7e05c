import { failureReason } from '@storyloom/shared/api/failure-reason';
import { signOut, useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { Alert, Button, ButtonLink, toast } from '@storyloom/shared/ui';
import { useLocation } from 'react-router-dom';
import type { Keeper } from '../keeping/keeper.ts';
import { CopyText } from './copy-text.tsx';
import { strings } from './strings.ts';
import { useStore } from './use-store.ts';

const words = strings.signedOut;

/** The sign-in has ended, and the text is not saved: leads to sign in, and back. */
export function SignedOutNotice({ keeper }: { readonly keeper: Keeper }) {
  const { isOnDevice } = useStore(keeper.store);
  return (
    <Alert
      tone="warning"
      live="assertive"
      title={words.title}
      actions={
        <>
          <SignIn />
          <CopyText keeper={keeper} />
        </>
      }
    >
      {isOnDevice ? words.text : words.notKept}
    </Alert>
  );
}

function SignIn() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user) {
    return (
      <ButtonLink variant="primary" to={paths.auth.href()} state={{ returnTo: pathname } satisfies AuthNavigationState}>
        {words.action}
      </ButtonLink>
    );
  }
  // The service refuses the session. Once it is over here, the page leads to sign in.
  const handleClick = () => void signOut().catch((error: Error) => toast.error(failureReason(error)));
  return (
    <Button variant="primary" onClick={handleClick}>
      {words.action}
    </Button>
  );
}
