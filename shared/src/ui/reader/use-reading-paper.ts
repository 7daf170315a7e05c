import { useLayoutEffect } from 'react';
import { wearPaper } from '@storyloom/shared/theme';
import { useReadingPreferences } from './reading-preferences.ts';

/** Gives the page the reader's paper for as long as it shows a story, or holds the place of one that is on its way. */
export function useReadingPaper(): void {
  const { paper } = useReadingPreferences();
  useLayoutEffect(() => wearPaper(paper), [paper]);
}
