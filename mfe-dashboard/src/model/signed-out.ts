import { AppError } from '@storyloom/shared/api';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { sessionStore, signOut } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { useEffect } from 'react';
import { strings } from '../components/strings.ts';

/** Whether something failed because the session is over, which trying again does not change. */
export function isSignedOut(error: Error | null): boolean {
  return error instanceof AppError && error.code === 'unauthorized';
}

/** Whether the session ends because the user chose to sign in again. */
let isLeaving = false;

/** Drops a session that the database refuses; the page then leads to sign in, and back here. */
export async function leaveToSignIn(): Promise<void> {
  isLeaving = true;
  try {
    await signOut();
  } catch (error) {
    toast.error(failureReason(error as Error));
  } finally {
    isLeaving = false;
  }
}

/** Reports a failed change with its reason, and a button to sign in when the session is over. */
export function tellFailure(error: Error, failed: string): void {
  if (!isSignedOut(error)) {
    toast.error(failed, { detail: failureReason(error) });
    return;
  }
  toast.error(error.message, { action: { label: strings.signIn, onAction: () => void leaveToSignIn() } });
}

/**
 * Says why a dialog is gone when the session ends while it is open. The page itself leads to sign in, and back. Says nothing if
 * the user chose to sign in.
 */
export function useSignedOutNotice(open: boolean, message: string): void {
  useEffect(() => {
    if (!open) return;
    return sessionStore.subscribe(() => {
      if (sessionStore.getState().user === null && !isLeaving) toast.error(message);
    });
  }, [open, message]);
}
