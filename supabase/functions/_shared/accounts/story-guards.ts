import { ATTEMPTS, STORY_GUARDS, waitWords } from '@storyloom/shared/domain';
import type { ServiceDeps } from '../deps.ts';
import { ServiceFailure } from '../http/failure.ts';
import { limitsOf, longestRunMs, type StoryGuards as Guards } from '../limits.ts';
import type { ClaimedRun } from '../quota/claimed-run.ts';
import { duplicateRun } from '../quota/duplicate-run.ts';
import { createQuotaCalls, outcomeIn, retryAfterIn } from '../quota/quota-calls.ts';
import type { RunWords } from './run-words.ts';
import { secondStepIsMissing, signInHasEnded, type UnprovenSession } from './callers.ts';

/** How a run ended. */
export interface RunEnd {
  /** Some text of the story reached the reader. */
  readonly delivered: boolean;
  /** The provider had begun, which it bills. */
  readonly begun: boolean;
  /** It cost nothing, such as an answer of the demo storyteller: without a text it does not count as abandoned. */
  readonly free?: boolean;
}

interface RunOwner {
  readonly id: string;
  readonly session?: UnprovenSession;
}

/** The operator's limits for the stories of signed-in users, who have no others. */
export interface StoryGuards {
  /**
   * Begins a run, if the session of its user goes on.
   * @throws ServiceFailure `unauthorized`, `rate_limited`, `duplicate_run` or `quota_unavailable`
   */
  begin(user: RunOwner, run: ClaimedRun): Promise<void>;
  /** Ends a run and frees its place. A run that was not begun does not count as a story. Never rejects. */
  end(userId: string, run: ClaimedRun, ending: RunEnd): Promise<void>;
}

const EXCESSES = ['at_once', 'hour', 'day', 'abandoned', 'total'] as const;
type Excess = (typeof EXCESSES)[number];
const OUTCOMES = ['granted', 'duplicate', 'signed_out', 'half_signed_in', ...EXCESSES] as const;

/** Seconds after its time limit at which a run that was never ended, for example because the service was killed, frees its place. */
const EXPIRES_AFTER_LIMIT = 60;
/** Seconds to wait when the database gives no time. */
const STANDARD_WAIT: Readonly<Record<Excess, number>> = {
  at_once: 30,
  hour: 3600,
  day: 86_400,
  abandoned: 3600,
  total: 86_400,
};

function excess(
  kind: Excess,
  guards: Guards,
  retryAfter: number,
  { counted, plural, total }: RunWords,
): ServiceFailure {
  const when = waitWords(retryAfter);
  const messages: Readonly<Record<Excess, string>> = {
    at_once: `You already have ${counted(guards.atOnce)} in progress, the most at one time. Stop one, or try again ${when}.`,
    hour: `You’ve reached the limit of ${counted(guards.perHour ?? 0)} an hour. Please try again ${when}.`,
    abandoned: `${ATTEMPTS.abandonedPerHour} of your ${plural} ended within an hour before they began. Please try again ${when}.`,
    total: total(retryAfter),
    day: `You’ve reached the limit of ${counted(guards.perDay ?? 0)} a day. Please try again ${when}.`,
  };
  return new ServiceFailure('rate_limited', messages[kind], { retryAfter });
}

/** The guards, kept in the database. They fail closed, like the guests' quota. */
export function createStoryGuards(deps: ServiceDeps, words: RunWords): StoryGuards {
  const calls = createQuotaCalls(deps);
  const guards: Guards = { ...STORY_GUARDS, ...deps.config.guards };

  const runMs = longestRunMs(limitsOf(deps.config));
  const expires = Math.ceil(runMs / 1000) + EXPIRES_AFTER_LIMIT;

  const end = (userId: string, run: ClaimedRun, { delivered, begun, free = false }: RunEnd): Promise<void> => {
    const ended = {
      p_user_id: userId,
      p_run_id: run.id,
      p_delivered: delivered || begun,
      p_claim: run.claim,
      p_abandoned: !delivered && !free,
    };
    return calls.retryOnce('story_run_end_failed', () => calls.rpc('end_story_run', ended));
  };

  return {
    end,
    async begin({ id: userId, session }, run) {
      const question = {
        step: 'begin',
        message: words.unavailable,
        undo: () => end(userId, run, { delivered: false, begun: false }),
      };
      const { outcome, answer } = await calls.failClosed(question, async () => {
        const answered = await calls.rpc('begin_story_run', {
          p_user_id: userId,
          p_run_id: run.id,
          p_at_once: guards.atOnce,
          p_per_hour: guards.perHour ?? null,
          p_per_day: guards.perDay ?? null,
          p_claim: run.claim,
          p_expires_seconds: expires,
          p_abandoned_per_hour: ATTEMPTS.abandonedPerHour,
          p_total_limit: guards.totalPerDay ?? null,
          ...(session && { p_session_id: session.sessionId, p_level: session.level ?? null }),
        });
        return { outcome: outcomeIn(answered, OUTCOMES), answer: answered };
      });
      if (outcome === 'signed_out') throw signInHasEnded();
      if (outcome === 'half_signed_in') throw secondStepIsMissing();
      if (outcome === 'duplicate') throw duplicateRun(words.duplicate);
      if (outcome !== 'granted') throw excess(outcome, guards, retryAfterIn(answer, STANDARD_WAIT[outcome]), words);
    },
  };
}
