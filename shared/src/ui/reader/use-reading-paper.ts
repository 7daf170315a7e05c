import { useLayoutEffect } from 'react';
import { wearPaper } from '@storyloom/shared/theme';
import { readingPreferences, useReadingPreferences } from './reading-preferences.ts';

/** Gives the page the reader's paper for as long as it shows a story, or holds the place of one that is on its way. */
export function useReadingPaper(): void {
  const { paper } = useReadingPreferences();
  // A page that comes to life renders the default first, which must not be seen.
  useLayoutEffect(() => wearPaper(readingPreferences().paper), [paper]);
}
