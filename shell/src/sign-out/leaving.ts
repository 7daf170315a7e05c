let isLeaving = false;

/** Whether the user asked to sign out: what becomes of the page then is the gate's to say, see `SignOutGate`. */
export const leaving = {
  begin: (): void => void (isLeaving = true),
  end: (): void => void (isLeaving = false),
  isUnderWay: (): boolean => isLeaving,
} as const;
