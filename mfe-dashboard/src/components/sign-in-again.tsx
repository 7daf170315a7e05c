import { failureReason } from '@storyloom/shared/api/failure-reason';
import { Alert, Button } from '@storyloom/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { isSignedOut, leaveToSignIn } from '../model/signed-out.ts';
import { strings } from './strings.ts';

/** The way to sign in, and back here. */
function SignInAgain() {
  const { mutate, isPending } = useMutation({ mutationFn: leaveToSignIn, networkMode: 'always' });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {strings.signIn}
    </Button>
  );
}

/** Says that the user has to sign in first, with the way there. */
export function SignInFirst({ children }: { readonly children: string }) {
  return (
    <Alert tone="danger" live="assertive" actions={<SignInAgain />}>
      {children}
    </Alert>
  );
}

/** Why something did not come, with the way to sign in where the session is over. */
export function FailureReason({ failure }: { readonly failure: Error }) {
  return (
    <>
      {failureReason(failure)} {isSignedOut(failure) && <SignInAgain />}
    </>
  );
}
