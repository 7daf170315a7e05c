import { useSignIn } from '@storyloom/shared/api/sign-in';
import { Alert, Button, toast } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import { SHARE_HASH } from '../model/share-hash.ts';
import { strings } from '../strings.ts';

const words = strings.share;

interface Props {
  /** Whether the inspiration is new. The dialog of an existing one cannot be reopened by an address. */
  readonly isNew: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** Says that the session has ended while a dialog is open, and links to sign-in and back to what was typed. */
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
