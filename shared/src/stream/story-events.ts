/** Number of a guest's free stories used, and in total. */
export interface GuestUsage {
  readonly used: number;
  readonly limit: number;
}

/**
 * Why a stream of text ended, in this order: the text is finished; it is unfinished, but the model's allowance, the requested length or
 * the number of calls is used up; the provider's filter stopped it; the reader stopped it; the connection was lost; the provider was
 * silent for too long; the operator's limit for a whole run has passed; the story has no room for more text.
 */
export const END_REASONS = ['complete', 'length', 'filtered', 'stopped', 'lost', 'silent', 'overtime', 'full'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What a run can wait for: its turn at a provider that writes one text at a time, the model, its loading, its thoughts. */
export const AWAITED = ['turn', 'model', 'loading', 'thinking'] as const;

/** What a run waits for before its next words. */
export interface Waiting {
  readonly on: (typeof AWAITED)[number];
  /** With `turn`: how many runs come first, at least 1. */
  readonly ahead?: number;
}

/** Error codes of the functions. The page maps each to a sentence. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'guest_limit_reached',
  'duplicate_run',
  'not_found',
  'method_not_allowed',
  'too_large',
  'rate_limited',
  'quota_unavailable',
  'provider_unauthorized',
  'provider_rate_limited',
  'provider_unavailable',
  'provider_error',
  'provider_timeout',
  'filtered',
  /** A story for children, or its prompt, is not suitable for them. The text that has arrived is discarded. */
  'unsuitable',
  'empty',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error answer, and of the `error` event. `retryAfter` in whole seconds. */
export interface ServiceError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryAfter?: number;
}

/** What `generate-story` streams (design 4). Each event has an increasing SSE `id`. */
export type StoryEvent =
  | {
      readonly type: 'start';
      readonly runId: string;
      /** The writer as shown to readers: the demo storyteller, or a text provider, without its address. */
      readonly provider: string;
      /** True when the text comes from the demo storyteller, without AI. */
      readonly demo: boolean;
      /** Present for guests only. */
      readonly usage?: GuestUsage;
    }
  | { readonly type: 'delta'; readonly text: string }
  /** Sent when what the run waits for changes, before its first words or between two pieces; the next `delta` ends the wait. */
  | ({ readonly type: 'waiting' } & Waiting)
  /** The provider is asked again, because the text is too short or has no end yet: `call` is the number of this call, from 2. */
  | { readonly type: 'continuing'; readonly call: number }
  | {
      readonly type: 'end';
      readonly reason: EndReason;
      readonly words: number;
      /** With `silent` and `overtime`: the limit that ended the run, in whole seconds. */
      readonly seconds?: number;
      /** Parts of the prompt that the demo storyteller left out, as the user wrote them; see `UNUSED_PARTS`. */
      readonly unused?: readonly string[];
    }
  | ({ readonly type: 'error' } & ServiceError);
