import { useSignIn } from '@storyloom/shared/api/sign-in';
import { Alert, Button, toast } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import { SHARE_HASH } from '../model/share-hash.ts';
import { strings } from '../strings.ts';

const words = strings.share;

interface Props {
  /** What is being changed cannot be opened again by an address. */
  readonly isNew: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** Says that the session has ended under an open dialog, and leads to signing in and back to what was typed. */
export function SignInAgain({ isNew, buttonRef }: Props) {
  const { busy, signIn } = useSignIn(toast.error);
  return (
    <Alert
      tone="warning"
      live="assertive"
      title={words.needsSignIn}
      actions={
        <Button ref={buttonRef} busy={busy} onClick={() => signIn(isNew ? SHARE_HASH : '')}>
          {words.signIn}
        </Button>
      }
    >
      {words.nothingLost}
    </Alert>
  );
}
