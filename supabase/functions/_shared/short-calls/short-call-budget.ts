import { SHORT_CALLS } from '@storyloom/shared/domain';
import type { CallKind } from '../quota/call-budget.ts';

/** How short calls are counted: an outline, the people of a text, and suggestions together. */
export const SHORT_CALL_KIND: CallKind = {
  counter: 'spend_short_call',
  step: 'short call',
  unavailable: 'We couldn’t check your limit for outlines and suggestions just now. Please try again in a moment.',
  limits: SHORT_CALLS,
  excess: {
    hour: (when) =>
      `You’ve reached the limit of ${SHORT_CALLS.perHour} outlines, casts and suggestions an hour. Go on without, or try again ${when}.`,
    day: (when) =>
      `You’ve reached the limit of ${SHORT_CALLS.perGuestAndDay} outlines a day. Go on without, sign in, or try again ${when}.`,
    network: (when) =>
      `Today’s outlines for guests on your network are used up. Go on without, sign in, or try again ${when}.`,
  },
};
