import type { GuestUsage } from '@storyloom/shared/stream';
import type { ServiceDeps } from '../deps.ts';
import { createGuestQuota } from '../guests/guest-quota.ts';
import { createNetworkMarks } from '../network/network-mark.ts';
import { type ClaimedRun, claimRun } from '../quota/claimed-run.ts';
import type { Caller } from './callers.ts';
import { type RunWords, STORY_RUN_WORDS } from './run-words.ts';
import { createStoryGuards, type RunEnd } from './story-guards.ts';

/** Permission to write one story. Without it the provider is not asked. */
export interface StoryGrant {
  readonly run: ClaimedRun;
  /** Present for guests. */
  readonly usage?: GuestUsage;
  /**
   * Ends the run. A run without text that the provider had not begun costs nothing; a guest may resume for free a run that
   * is not `whole`, because its provider did not come to an end. Only the first call counts. Never rejects.
   */
  end(ending: RunEnd, whole: boolean): Promise<void>;
}

/** A run that permission is asked for. */
export interface AskedRun {
  readonly runId: string;
  /** The interrupted run that this one resumes. */
  readonly resumes?: string;
}

/** Grants for guests, who have a few free stories, and for signed-in users, whom an operator may limit. */
export interface StoryGrants {
  /** Grants a caller's run. @throws ServiceFailure if it is refused or cannot be checked */
  grant(caller: Caller, asked: AskedRun, request: Request): Promise<StoryGrant>;
  /** The permission of a run that was granted to the same caller in another process. */
  takeOver(caller: Caller, run: ClaimedRun): StoryGrant;
}

/** Prepares a granted run; if that fails, the run is given back. @throws what `prepare` throws */
export async function orGiveBack<T>(grant: StoryGrant, prepare: () => Promise<T>): Promise<T> {
  try {
    return await prepare();
  } catch (error) {
    await grant.end({ delivered: false, begun: false, free: true }, false);
    throw error;
  }
}

export function createStoryGrants(deps: ServiceDeps, words: RunWords = STORY_RUN_WORDS): StoryGrants {
  const quota = createGuestQuota(deps);
  const guards = createStoryGuards(deps, words);
  const networkMark = createNetworkMarks(deps.config.guestSecret);

  const once = (work: StoryGrant['end']): StoryGrant['end'] => {
    let ended: Promise<void> | undefined;
    return (ending, whole) => {
      if (ended) return ended;
      ended = work(ending, whole);
      deps.defer?.(ended);
      return ended;
    };
  };

  function takeOver({ kind, id }: Caller, run: ClaimedRun): StoryGrant {
    if (kind === 'user') return { run, end: once((ending) => guards.end(id, run, ending)) };
    const end = once(async ({ delivered, begun }, whole) => {
      if (!delivered && !begun) await quota.refund(id, run);
      else if (whole) await quota.finish(id, run);
    });
    return { run, end };
  }

  return {
    takeOver,
    async grant(caller, { runId, resumes }, request) {
      const run = claimRun(runId);
      const granted = takeOver(caller, run);
      if (caller.kind === 'user') {
        await guards.begin(caller, run);
        return granted;
      }
      const usage = await quota.spend(caller.id, run, await networkMark(request), resumes);
      return { ...granted, usage };
    },
  };
}
