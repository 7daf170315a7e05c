import { WrongCode } from '@storyloom/shared/api/second-factor';
import { Alert, useErrorTitle } from '@storyloom/shared/ui';
import { failureMessage } from '../model/failure-message.ts';
import { WrongPassword } from '../model/wrong-password.ts';

/** Why a change failed. A wrong password or code is reported at its field instead. */
export function ChangeFailure({ failure }: { readonly failure: Error | null }) {
  const isShown = failure !== null && !(failure instanceof WrongPassword || failure instanceof WrongCode);
  useErrorTitle(isShown);
  if (!isShown) return null;
  return (
    <Alert tone="danger" live="assertive">
      {failureMessage(failure)}
    </Alert>
  );
}
