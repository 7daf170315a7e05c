import { AppError } from '@storyloom/shared/api';
import { sessionWhenKnown } from '@storyloom/shared/auth';

/** Codes of the data interface for a token that it does not take. */
const TOKEN_REFUSED = /^PGRST30\d$/;

/** Whether something failed because the user is signed in no more, whatever the page still believes. */
export async function isSessionGone(error: unknown): Promise<boolean> {
  if (!(error instanceof AppError) || error.code === 'network') return false;
  const { code } = (error.cause ?? {}) as { readonly code?: unknown };
  const isRefused = error.code === 'unauthorized' || (typeof code === 'string' && TOKEN_REFUSED.test(code));
  return isRefused || (await sessionWhenKnown()) === null;
}
