import type { ReactNode } from 'react';
import type { Sink } from './feed.ts';

/** One way to show a story as it arrives. All ways use the `Reader`, so that the same styles apply. */
export interface Side {
  readonly view: ReactNode;
  /** Takes the deltas, once the view is mounted. */
  readonly sink: Sink;
}

/** The props of the `Reader` on every side. */
export const READER = { lang: 'en', busy: true, label: 'Story' } as const;
