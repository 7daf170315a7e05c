import type { StoryEvent } from '@storyloom/shared/stream';

export const FAILED = 'Failed to generate story. Please try again.';

/** The message of the error in some events. */
export const messageIn = (events: readonly StoryEvent[]): string =>
  events.map((event) => (event.type === 'error' ? event.message : '')).join('');
