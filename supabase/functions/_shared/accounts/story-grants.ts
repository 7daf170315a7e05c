import type { GuestUsage } from '@storyloom/shared/stream';
import type { ServiceDeps } from '../deps.ts';
import { createGuestQuota } from '../guests/guest-quota.ts';
import { createNetworkMarks } from '../network/network-mark.ts';
import { claimRun } from '../quota/claimed-run.ts';
import type { Caller } from './callers.ts';
import { type RunWords, STORY_RUN_WORDS } from './run-words.ts';
import { createStoryGuards, type RunEnd } from './story-guards.ts';

/** Permission to write one story. Without it the provider is not asked. */
export interface StoryGrant {
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

/** Grants a caller's run. @throws ServiceFailure if it is refused or cannot be checked */
export type GrantStory = (caller: Caller, asked: AskedRun, request: Request) => Promise<StoryGrant>;

/** Grants for guests, who have a few free stories, and for signed-in users, whom an operator may limit. */
export function createStoryGrants(deps: ServiceDeps, words: RunWords = STORY_RUN_WORDS): GrantStory {
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

  return async (caller, { runId, resumes }, request) => {
    const run = claimRun(runId);
    if (caller.kind === 'user') {
      await guards.begin(caller, run);
      return { end: once((ending) => guards.end(caller.id, run, ending)) };
    }
    const usage = await quota.spend(caller.id, run, await networkMark(request), resumes);
    const end = once(async ({ delivered, begun }, whole) => {
      if (!delivered && !begun) await quota.refund(caller.id, run);
      else if (whole) await quota.finish(caller.id, run);
    });
    return { usage, end };
  };
}
