import { RANDOM_PROMPTS } from '@storyloom/shared/domain';
import type { CallKind } from '../quota/call-budget.ts';

/** How random prompts are counted. */
export const PROMPT_CALLS: CallKind = {
  counter: 'spend_random_prompt',
  step: 'prompt',
  unavailable: 'We couldn’t check your limit for random prompts just now. Please try again in a moment.',
  limits: RANDOM_PROMPTS,
  excess: {
    hour: (when) =>
      `You’ve reached the limit of ${RANDOM_PROMPTS.perHour} random prompts an hour. Write your own, or try again ${when}.`,
    day: (when) =>
      `You’ve reached the limit of ${RANDOM_PROMPTS.perGuestAndDay} random prompts a day. Write your own, sign in, or try again ${when}.`,
    network: (when) =>
      `Today’s random prompts for guests on your network are used up. Write your own, sign in, or try again ${when}.`,
  },
};
