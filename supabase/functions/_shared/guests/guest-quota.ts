import { ATTEMPTS, FREE_GUEST_STORIES, STORY_GUARDS, waitWords } from '@storyloom/shared/domain';
import type { GuestUsage } from '@storyloom/shared/stream';
import type { ServiceDeps } from '../deps.ts';
import { ServiceFailure } from '../http/failure.ts';
import type { ClaimedRun } from '../quota/claimed-run.ts';
import { dayIsFullMessage } from '../quota/day-is-full.ts';
import { duplicateRun } from '../quota/duplicate-run.ts';
import { createQuotaCalls, outcomeIn, retryAfterIn, wholeNumber } from '../quota/quota-calls.ts';

/** A guest's free stories. All calls fail closed: an unreachable database must not become a free provider. */
export interface GuestQuota {
  usage(id: string): Promise<GuestUsage>;
  /**
   * Charges one story for a run, atomically, to the guest and the guest's network. Guests of unknown networks count as one
   * network. A run that resumes one of the guest's interrupted runs costs nothing, at most twice in a row.
   *
   * @param resumes the run that was interrupted
   * @throws ServiceFailure `guest_limit_reached`, `rate_limited`, `duplicate_run` or `quota_unavailable`
   */
  spend(id: string, run: ClaimedRun, network: string | null, resumes?: string): Promise<GuestUsage>;
  /** Notes that a run's provider came to an end, so that it cannot be resumed for free. Never rejects. */
  finish(id: string, run: ClaimedRun): Promise<void>;
  /** Refunds a run's story; the database does so once per run. Never rejects. */
  refund(id: string, run: ClaimedRun): Promise<void>;
}

const OUTCOMES = ['granted', 'limit', 'duplicate', 'attempts', 'network', 'guests', 'total', 'spent'] as const;
const UNAVAILABLE = 'We couldn’t check your free stories just now. Please try again in a moment.';
/** Seconds to wait for a daily limit when the database gives no time. */
const DAY_SECONDS = 86_400;

function limitReached(): ServiceFailure {
  const used = `${FREE_GUEST_STORIES}/${FREE_GUEST_STORIES}`;
  const message = `You have used ${used} free AI-generated stories. Sign in for unlimited stories.`;
  return new ServiceFailure('guest_limit_reached', message);
}

function resumptionSpent(): ServiceFailure {
  const message =
    'This story can’t be continued for free any more. Continue it with one of your free stories, or sign in.';
  return new ServiceFailure('duplicate_run', message);
}

type Excess = 'attempts' | 'network' | 'guests' | 'total';

function excess(kind: Excess, attempts: number, retryAfter: number): ServiceFailure {
  const when = waitWords(retryAfter);
  const messages: Readonly<Record<Excess, string>> = {
    attempts: `You’ve started ${attempts} ${attempts === 1 ? 'story' : 'stories'} today, the most without an account. Please try again ${when}, or sign in.`,
    network: `Today’s free stories for your network are used up. Please try again ${when}, or sign in for unlimited stories.`,
    guests: `Today’s free stories are used up. Please try again ${when}, or sign in for unlimited stories.`,
    total: dayIsFullMessage(retryAfter),
  };
  return new ServiceFailure('rate_limited', messages[kind], { retryAfter });
}

function countIn(rows: unknown): number {
  if (!Array.isArray(rows)) throw new TypeError('rows expected');
  if (rows.length === 0) return 0;
  return wholeNumber((rows[0] as { usage_count?: unknown } | null)?.usage_count);
}

/** The quota, kept in the database. Only the secret key may spend. */
export function createGuestQuota(deps: ServiceDeps): GuestQuota {
  const calls = createQuotaCalls(deps);
  const { guestsPerNetwork, guestsPerDay, totalPerDay } = { ...STORY_GUARDS, ...deps.config.guards };
  // A network may start three runs for each of its stories. One guest has at most half of them.
  const attempts = Math.min(ATTEMPTS.perGuest, Math.max(Math.floor((guestsPerNetwork * 3) / 2), 1));

  const refund = (id: string, run: ClaimedRun): Promise<void> =>
    calls.retryOnce('guest_refund_failed', async () => {
      await calls.rpc('refund_guest_generation', { p_session_id: id, p_run_id: run.id, p_claim: run.claim });
      deps.log({ event: 'guest_refunded' });
    });

  return {
    refund,
    usage: (id) =>
      calls.failClosed({ step: 'lookup', message: UNAVAILABLE }, async () => {
        const session = encodeURIComponent(id);
        const rows = await calls.get(`/rest/v1/anonymous_usage?session_id=eq.${session}&select=usage_count`);
        return { used: Math.min(countIn(rows), FREE_GUEST_STORIES), limit: FREE_GUEST_STORIES };
      }),
    finish: (id, run) =>
      calls.retryOnce('guest_finish_failed', async () => {
        await calls.rpc('finish_guest_run', { p_session_id: id, p_run_id: run.id, p_claim: run.claim });
      }),
    async spend(id, run, network, resumes) {
      const question = { step: 'spend', message: UNAVAILABLE, undo: () => refund(id, run) };
      const granted = await calls.failClosed(question, async () => {
        const answer = await calls.rpc('spend_guest_generation', {
          p_session_id: id,
          p_run_id: run.id,
          p_network: network,
          p_network_limit: guestsPerNetwork,
          p_claim: run.claim,
          p_resumes: resumes ?? null,
          p_attempts_limit: attempts,
          p_guests_limit: guestsPerDay ?? null,
          p_total_limit: totalPerDay ?? null,
        });
        const outcome = outcomeIn(answer, OUTCOMES);
        const used = outcome === 'granted' ? wholeNumber((answer as { used?: unknown }).used) : 0;
        return { outcome, used, retryAfter: retryAfterIn(answer, DAY_SECONDS) };
      });
      switch (granted.outcome) {
        case 'limit':
          throw limitReached();
        case 'attempts':
        case 'network':
        case 'guests':
        case 'total':
          throw excess(granted.outcome, attempts, granted.retryAfter);
        case 'spent':
          throw resumptionSpent();
        case 'duplicate':
          throw duplicateRun();
        case 'granted':
          return { used: granted.used, limit: FREE_GUEST_STORIES };
      }
    },
  };
}
