import { sessionWhenKnown, useSession } from '@storyloom/shared/auth';
import type { GuestUsage } from '@storyloom/shared/stream';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Caller } from './caller.ts';
import { guestSessionQuery } from './guest-session.ts';

/** The caller of the story service, and a guest's usage so far (`undefined` while unknown, and for signed-in users). */
export function useCaller() {
  const { session, loading } = useSession();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...guestSessionQuery, enabled: !session && !loading });

  return {
    usage: session ? undefined : data,
    /** Rejects with an AppError when no guest session can be created. */
    async get(): Promise<Caller> {
      const known = await sessionWhenKnown();
      if (known) return { accessToken: known.access_token };
      const { token } = data ?? (await queryClient.fetchQuery(guestSessionQuery));
      return { guestToken: token };
    },
    updateUsage(usage: GuestUsage): void {
      queryClient.setQueryData(guestSessionQuery.queryKey, (before) => before && { ...before, ...usage });
    },
    /**
     * For use after a failure: the service may have refunded a story, or the token may have expired.
     *
     * @param afterMs how long the service may take for the refund, in milliseconds
     */
    refreshUsage(afterMs = 0): void {
      setTimeout(() => void queryClient.invalidateQueries({ queryKey: guestSessionQuery.queryKey }), afterMs);
    },
  };
}
