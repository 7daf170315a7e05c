import { useSession } from '@storyloom/shared/auth';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Asked for once a sign-in, by a part that only signed-in people load. When it fails, the next sign-in tells. */
async function wasCancelled(): Promise<boolean> {
  try {
    const { takeCancelledDeletion } = await import('@storyloom/shared/api/account-deletion');
    return await takeCancelledDeletion();
  } catch {
    return false;
  }
}

/** Whether the user has just kept their account by signing in, with what takes the notice of it away. */
export function useCancelledDeletion(): readonly [isCancelled: boolean, forget: () => void] {
  const { user, loading, recovering } = useSession();
  const [told, setTold] = useState<string>();
  const wasGuest = useRef(false);
  const userId = user?.id;
  const tell = useCallback(async (id: string) => {
    setTold((await wasCancelled()) ? id : undefined);
  }, []);
  // A visit that begins signed in has been told at its sign-in, but for one that a link for a new password began.
  useEffect(() => {
    if (loading) return;
    const hasSignedIn = userId !== undefined && (wasGuest.current || recovering);
    wasGuest.current = userId === undefined;
    if (hasSignedIn) void tell(userId);
  }, [loading, recovering, tell, userId]);
  return [told !== undefined && told === userId, () => setTold(undefined)];
}
