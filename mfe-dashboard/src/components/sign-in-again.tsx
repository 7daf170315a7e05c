import { failureReason } from '@storyloom/shared/api/failure-reason';
import { Alert, Button } from '@storyloom/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { isSignedOut, leaveToSignIn } from '../model/signed-out.ts';
import { strings } from './strings.ts';

/** Leads to sign in, and back to this page. */
function SignInAgain() {
  const { mutate, isPending } = useMutation({ mutationFn: leaveToSignIn, networkMode: 'always' });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {strings.signIn}
    </Button>
  );
}

/** Asks the user to sign in first, with a button. */
export function SignInFirst({ children }: { readonly children: string }) {
  return (
    <Alert tone="danger" live="assertive" actions={<SignInAgain />}>
      {children}
    </Alert>
  );
}

/** Why loading failed, with a button to sign in when the session is over. */
export function FailureReason({ failure }: { readonly failure: Error }) {
  return (
    <>
      {failureReason(failure)} {isSignedOut(failure) && <SignInAgain />}
    </>
  );
}
