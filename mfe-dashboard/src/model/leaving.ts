import { signOut } from '@storyloom/shared/auth';

let isLeaving = false;

/**
 * Whether this browser is still to forget the user, whose account is to be deleted. The page that says so does it once it
 * is there: the one before would ask them to sign in again.
 */
export const leaving = {
  begin: (): void => void (isLeaving = true),
  isUnderWay: (): boolean => isLeaving,
  /** The service has ended the session already; when it can't be told, the next renewal finds out. */
  async finish(): Promise<void> {
    await signOut().catch(() => undefined);
    isLeaving = false;
  },
} as const;
