import type { ReactNode } from 'react';
import type { Sink } from './feed.ts';

/** One way to show a story as it arrives. All ways show it in the `Reader`, so that the same styles apply to each. */
export interface Side {
  readonly view: ReactNode;
  /** Takes the deltas, once the view is mounted. */
  readonly sink: Sink;
}

/** What every side gives the `Reader`. */
export const READER = { lang: 'en', busy: true, label: 'Story' } as const;
