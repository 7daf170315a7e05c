import type { GuestUsage } from '@storyloom/shared/stream';
import type { ServiceDeps } from '../deps.ts';
import { createGuestQuota } from '../guests/guest-quota.ts';
import { createNetworkMarks } from '../network/network-mark.ts';
import { claimRun } from '../quota/claimed-run.ts';
import type { Caller } from './callers.ts';
import { createStoryGuards } from './story-guards.ts';

/** Leave to have one story written. Without it the provider is not asked. */
export interface StoryGrant {
  /** Present for guests. */
  readonly usage?: GuestUsage;
  /**
   * Says that the run is over, and whether any of the story reached the reader; if none did, it costs nothing. Only the
   * first call counts. Never rejects.
   */
  end(delivered: boolean): Promise<void>;
}

/** Asks leave for a caller's run. @throws ServiceFailure where there is none, or where that cannot be found out */
export type GrantStory = (caller: Caller, runId: string, request: Request) => Promise<StoryGrant>;

/** Grants for guests, who have a few free stories, and for signed-in people, over whom an operator may set guards. */
export function createStoryGrants(deps: ServiceDeps): GrantStory {
  const quota = createGuestQuota(deps);
  const guards = createStoryGuards(deps);
  const networkMark = createNetworkMarks(deps.config.guestSecret);

  const once = (work: (delivered: boolean) => Promise<void>): StoryGrant['end'] => {
    let ended: Promise<void> | undefined;
    return (delivered) => {
      if (ended) return ended;
      ended = work(delivered);
      deps.defer?.(ended);
      return ended;
    };
  };

  return async (caller, runId, request) => {
    const run = claimRun(runId);
    if (caller.kind === 'user') {
      await guards.begin(caller.id, run);
      return { end: once((delivered) => guards.end(caller.id, run, delivered)) };
    }
    const usage = await quota.spend(caller.id, run, await networkMark(request));
    const end = once((delivered) => (delivered ? Promise.resolve() : quota.refund(caller.id, run)));
    return { usage, end };
  };
}
