import { leaveDevice } from '@storyloom/shared/auth';

let isLeaving = false;

/**
 * Whether this browser still has the session of a user whose account is to be deleted. The page that says so ends it once it is
 * shown: the page before would ask the user to sign in again.
 */
export const leaving = {
  begin: (): void => void (isLeaving = true),
  isUnderWay: (): boolean => isLeaving,
  /**
   * The service has ended the session already; if it can't be reached, the next renewal fails. The user's unsaved work leaves the
   * device in any case.
   */
  async finish(): Promise<void> {
    await leaveDevice(true).catch(() => undefined);
    isLeaving = false;
  },
} as const;
