import { AppError } from '@storyloom/shared/api';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { sessionStore, signOut } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { useEffect } from 'react';
import { strings } from '../components/strings.ts';

/** Whether something failed because the user's session is over, which trying again does not change. */
export function isSignedOut(error: Error | null): boolean {
  return error instanceof AppError && error.code === 'unauthorized';
}

/** Whether the session ends because the user asked to sign in again. */
let isLeaving = false;

/** Gives up a session that the database no longer takes; without one, the page leads to sign in, and back here. */
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

/** Says that a change failed: why and what to do next, which is to sign in where the session is over. */
export function tellFailure(error: Error, failed: string): void {
  if (!isSignedOut(error)) {
    toast.error(failed, { detail: failureReason(error) });
    return;
  }
  toast.error(error.message, { action: { label: strings.signIn, onAction: () => void leaveToSignIn() } });
}

/**
 * Says why a dialog is gone when the session ends under it. The page itself leads to sign in, and back. Nothing is said to
 * someone who asked to sign in.
 */
export function useSignedOutNotice(open: boolean, message: string): void {
  useEffect(() => {
    if (!open) return;
    return sessionStore.subscribe(() => {
      if (sessionStore.getState().user === null && !isLeaving) toast.error(message);
    });
  }, [open, message]);
}
