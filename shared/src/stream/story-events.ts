/** How many of a guest's free stories are used, and how many there are. */
export interface GuestUsage {
  readonly used: number;
  readonly limit: number;
}

/** Why a stream of text ended: finished, the provider's length limit, its filter, stopped by the reader or a guard, connection lost. */
export const END_REASONS = ['complete', 'length', 'filtered', 'stopped', 'lost'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Everything a function may answer instead of a result. The page maps each to a sentence. */
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
  /** A story for children, or the prompt for one, that does not fit them. Nothing that arrived is kept. */
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
      /** What readers hear of who writes: the demo storyteller, or a text provider, without its address. */
      readonly provider: string;
      /** True when the text comes from the demo storyteller, without AI. */
      readonly demo: boolean;
      /** Present for guests only. */
      readonly usage?: GuestUsage;
    }
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'end'; readonly reason: EndReason; readonly words: number }
  | ({ readonly type: 'error' } & ServiceError);
