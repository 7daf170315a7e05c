import { useSession } from '@storyloom/shared/auth';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Fetched once per sign-in, by a part that only signed-in users load. If it fails, the next sign-in fetches it. */
async function wasCancelled(): Promise<boolean> {
  try {
    const { takeCancelledDeletion } = await import('@storyloom/shared/api/account-deletion');
    return await takeCancelledDeletion();
  } catch {
    return false;
  }
}

/** Whether the user has just cancelled the deletion by signing in, and a function that dismisses the notice. */
export function useCancelledDeletion(): readonly [isCancelled: boolean, forget: () => void] {
  const { user, loading, recovering } = useSession();
  const [told, setTold] = useState<string>();
  const wasGuest = useRef(false);
  const userId = user?.id;
  const tell = useCallback(async (id: string) => {
    setTold((await wasCancelled()) ? id : undefined);
  }, []);
  // A visit that begins signed in was told at its sign-in, except one that began with a link for a new password.
  useEffect(() => {
    if (loading) return;
    const hasSignedIn = userId !== undefined && (wasGuest.current || recovering);
    wasGuest.current = userId === undefined;
    if (hasSignedIn) void tell(userId);
  }, [loading, recovering, tell, userId]);
  return [told !== undefined && told === userId, () => setTold(undefined)];
}
