import { sessionWhenKnown, useSession } from '@storyloom/shared/auth';
import type { GuestUsage } from '@storyloom/shared/stream';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Caller } from './caller.ts';
import { guestSessionQuery } from './guest-session.ts';

/** As whom stories are asked for, and what a guest has used so far (`undefined` while unknown, and for signed-in people). */
export function useCaller() {
  const { session, loading } = useSession();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...guestSessionQuery, enabled: !session && !loading });

  return {
    usage: session ? undefined : data,
    /** Rejects with an AppError when a guest session can't be had. */
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
     * After a failure the service may have given a story back, or the token may have expired.
     *
     * @param afterMs how long the service may need for it, in milliseconds
     */
    refreshUsage(afterMs = 0): void {
      setTimeout(() => void queryClient.invalidateQueries({ queryKey: guestSessionQuery.queryKey }), afterMs);
    },
  };
}
