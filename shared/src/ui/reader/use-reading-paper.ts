import { useLayoutEffect } from 'react';
import { wearPaper } from '@storyloom/shared/theme';
import { useReadingPreferences } from './reading-preferences.ts';

/** Sets the page's paper while it shows a story, or the skeleton of one. */
export function useReadingPaper(): void {
  const { paper } = useReadingPreferences();
  useLayoutEffect(() => wearPaper(paper), [paper]);
}
