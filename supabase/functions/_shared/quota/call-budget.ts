import { waitWords } from '@storyloom/shared/domain';
import type { Caller } from '../accounts/callers.ts';
import type { ServiceDeps } from '../deps.ts';
import { ServiceFailure } from '../http/failure.ts';
import { createNetworkMarks } from '../network/network-mark.ts';
import { createQuotaCalls, outcomeIn, retryAfterIn } from './quota-calls.ts';

/** The limits on calls that cost no free story, for users and for guests. It fails closed. */
export interface CallBudget {
  /**
   * Counts one call, atomically, for the caller and for a guest's network.
   * @throws ServiceFailure `rate_limited` or `quota_unavailable`
   */
  spend(caller: Caller, request: Request): Promise<void>;
}

/** Seconds to wait when the database gives no time. */
const STANDARD_WAIT = { hour: 3600, day: 86_400, network: 86_400 } as const;
const OUTCOMES = ['granted', 'hour', 'day', 'network'] as const;

/** A kind of calls, its limits, and what a caller beyond them reads. */
export interface CallKind {
  /** The database's function that counts them. */
  readonly counter: 'spend_random_prompt' | 'spend_short_call';
  /** Its name in the log. */
  readonly step: string;
  /** The message while they cannot be counted. */
  readonly unavailable: string;
  readonly limits: { readonly perHour: number; readonly perGuestAndDay: number; readonly guestsPerNetwork: number };
  /** The message beyond a limit; `when` says when to try again, such as 'in 12 minutes'. */
  readonly excess: Readonly<Record<keyof typeof STANDARD_WAIT, (when: string) => string>>;
}

/** The budget of a kind of calls, kept in the database. Only the secret key may spend. */
export function createCallBudget(deps: ServiceDeps, kind: CallKind): CallBudget {
  const { counter, step, unavailable, limits, excess } = kind;
  const calls = createQuotaCalls(deps);
  const networkMark = createNetworkMarks(deps.config.guestSecret);
  return {
    async spend(caller, request) {
      const guest = caller.kind === 'guest';
      const network = guest ? await networkMark(request) : null;
      const { outcome, answer } = await calls.failClosed({ step, message: unavailable }, async () => {
        const answered = await calls.rpc(counter, {
          p_caller: `${caller.kind}:${caller.id}`,
          p_network: network,
          p_per_hour: limits.perHour,
          p_per_network: guest ? limits.guestsPerNetwork : null,
          p_per_day: guest ? limits.perGuestAndDay : null,
        });
        return { outcome: outcomeIn(answered, OUTCOMES), answer: answered };
      });
      if (outcome === 'granted') return;
      const retryAfter = retryAfterIn(answer, STANDARD_WAIT[outcome]);
      throw new ServiceFailure('rate_limited', excess[outcome](waitWords(retryAfter)), { retryAfter });
    },
  };
}
