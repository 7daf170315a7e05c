import { RANDOM_PROMPTS, waitWords } from '@storyloom/shared/domain';
import type { Caller } from '../accounts/callers.ts';
import type { ServiceDeps } from '../deps.ts';
import { ServiceFailure } from '../http/failure.ts';
import { createNetworkMarks } from '../network/network-mark.ts';
import { createQuotaCalls, outcomeIn, retryAfterIn } from '../quota/quota-calls.ts';

/** The limits on random prompts, for users and for guests. It fails closed. */
export interface PromptBudget {
  /**
   * Counts one prompt, atomically, for the caller and for a guest's network.
   * @throws ServiceFailure `rate_limited` or `quota_unavailable`
   */
  spend(caller: Caller, request: Request): Promise<void>;
}

const OUTCOMES = ['granted', 'hour', 'day', 'network'] as const;
const UNAVAILABLE = 'We couldn’t check your limit for random prompts just now. Please try again in a moment.';
/** Seconds to wait when the database gives no time. */
const STANDARD_WAIT = { hour: 3600, day: 86_400, network: 86_400 } as const;

function excess(kind: keyof typeof STANDARD_WAIT, retryAfter: number): ServiceFailure {
  const when = waitWords(retryAfter);
  const messages = {
    hour: `You’ve reached the limit of ${RANDOM_PROMPTS.perHour} random prompts an hour. Write your own, or try again ${when}.`,
    day: `You’ve reached the limit of ${RANDOM_PROMPTS.perGuestAndDay} random prompts a day. Write your own, sign in, or try again ${when}.`,
    network: `Today’s random prompts for guests on your network are used up. Write your own, sign in, or try again ${when}.`,
  };
  return new ServiceFailure('rate_limited', messages[kind], { retryAfter });
}

/** The budget, kept in the database. Only the secret key may spend. */
export function createPromptBudget(deps: ServiceDeps): PromptBudget {
  const calls = createQuotaCalls(deps);
  const networkMark = createNetworkMarks(deps.config.guestSecret);
  return {
    async spend(caller, request) {
      const guest = caller.kind === 'guest';
      const network = guest ? await networkMark(request) : null;
      const { outcome, answer } = await calls.failClosed({ step: 'prompt', message: UNAVAILABLE }, async () => {
        const answered = await calls.rpc('spend_random_prompt', {
          p_caller: `${caller.kind}:${caller.id}`,
          p_network: network,
          p_per_hour: RANDOM_PROMPTS.perHour,
          p_per_network: guest ? RANDOM_PROMPTS.guestsPerNetwork : null,
          p_per_day: guest ? RANDOM_PROMPTS.perGuestAndDay : null,
        });
        return { outcome: outcomeIn(answered, OUTCOMES), answer: answered };
      });
      if (outcome !== 'granted') throw excess(outcome, retryAfterIn(answer, STANDARD_WAIT[outcome]));
    },
  };
}
