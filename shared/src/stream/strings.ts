import type { ErrorCode } from './story-events.ts';

const AGAIN = 'Please try again in a moment.';

/** Messages for failures that have a code but no message that can be shown. */
export const errorWords: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'The story service can’t use this request. Check what you entered and try again.',
  unauthorized: 'Your sign-in has expired. Please sign in again.',
  guest_limit_reached: 'You have used all of your free AI-generated stories. Sign in for unlimited stories.',
  duplicate_run: 'This story was already requested, so it won’t be written twice. Start a new one to continue.',
  not_found: 'The story service can’t be found. Reload the page and try again.',
  method_not_allowed: 'The story service can’t use this request. Reload the page and try again.',
  too_large: 'This is too long for the story service. Shorten it and try again.',
  rate_limited: 'Too many requests. Please try again in a few minutes.',
  quota_unavailable: `We couldn’t check your story limit just now. ${AGAIN}`,
  provider_unauthorized: 'The story service is temporarily unavailable. Please try again later.',
  provider_rate_limited: `The story service is busy right now. ${AGAIN}`,
  provider_unavailable: `The story service is temporarily unavailable. ${AGAIN}`,
  provider_error: 'Failed to generate story. Please try again.',
  provider_timeout: 'The story service took too long to answer. Please try again.',
  filtered: 'The story service’s content filter declined this prompt. Change the prompt and try again.',
  unsuitable: 'This doesn’t fit a story for young children. Change the prompt and try again.',
  empty: 'No story content was generated',
  internal: `Something went wrong on our side. ${AGAIN}`,
};
