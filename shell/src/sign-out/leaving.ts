let isLeaving = false;

/** Whether the user asked to sign out: `SignOutGate` then decides what is shown. */
export const leaving = {
  begin: (): void => void (isLeaving = true),
  end: (): void => void (isLeaving = false),
  isUnderWay: (): boolean => isLeaving,
} as const;
