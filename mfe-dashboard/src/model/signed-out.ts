import { AppError } from '@storyloom/shared/api';
import { sessionStore } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { useEffect } from 'react';

/** Whether something failed because the user's session is over, which trying again does not change. */
export function isSignedOut(error: Error | null): boolean {
  return error instanceof AppError && error.code === 'unauthorized';
}

/** What is said of a change that failed: that the session is over, or else that it failed. */
export function failureMessage(error: Error, failed: string): string {
  return isSignedOut(error) ? error.message : failed;
}

/** Says why a dialog is gone when the session ends under it. The page itself leads to sign in, and back. */
export function useSignedOutNotice(open: boolean, message: string): void {
  useEffect(() => {
    if (!open) return;
    return sessionStore.subscribe(() => {
      if (sessionStore.getState().user === null) toast.error(message);
    });
  }, [open, message]);
}
