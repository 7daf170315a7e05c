import { AppError } from '@storyloom/shared/api';
import { sessionWhenKnown } from '@storyloom/shared/auth';

/** Whether a call failed because the session has ended, whatever the page still shows. */
export async function isSessionGone(error: unknown): Promise<boolean> {
  if (!(error instanceof AppError) || error.code === 'network') return false;
  return error.code === 'unauthorized' || (await sessionWhenKnown()) === null;
}
