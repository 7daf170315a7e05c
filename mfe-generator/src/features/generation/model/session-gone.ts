import { AppError } from '@storyloom/shared/api';
import { sessionWhenKnown } from '@storyloom/shared/auth';

/** Whether something failed because the user is signed in no more, whatever the page still believes. */
export async function isSessionGone(error: unknown): Promise<boolean> {
  if (!(error instanceof AppError) || error.code === 'network') return false;
  return error.code === 'unauthorized' || (await sessionWhenKnown()) === null;
}
