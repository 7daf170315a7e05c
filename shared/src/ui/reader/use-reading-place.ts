import { type RefObject, useLayoutEffect, useRef } from 'react';
import { bringAbove, findStory, goBackTo, placeIn } from './reading-place.ts';
import { useReadingPreferences } from './reading-preferences.ts';

const isScrolledTo = (y: number) => Math.abs(scrollY - y) < 1;

/**
 * Keeps the place in the story while the reading settings are open: some of it is in sight above them, what is being read
 * stays there when a choice makes all of it longer or shorter, and is back where it was when they are closed.
 *
 * @param panel the open settings
 */
export function useReadingPlace(open: boolean, panel: RefObject<HTMLElement | null>) {
  // A choice renders this again, with the story.
  useReadingPreferences();
  const before = useRef<ReturnType<typeof placeIn>>(undefined);
  const chosenAt = useRef<ReturnType<typeof placeIn>>(undefined);
  /** Where the page was brought. Elsewhere the user has scrolled, and stays. */
  const rest = useRef(0);

  useLayoutEffect(() => {
    const story = findStory();
    before.current = open && story ? placeIn(story) : undefined;
    if (open && story && panel.current) bringAbove(story, panel.current);
    rest.current = scrollY;
  }, [open, panel]);

  useLayoutEffect(() => {
    if (!chosenAt.current) return;
    const wasAtRest = isScrolledTo(rest.current);
    goBackTo(chosenAt.current);
    chosenAt.current = undefined;
    if (wasAtRest) rest.current = scrollY;
  });

  return {
    /** To be called before a choice takes effect. */
    hold(): void {
      const story = findStory();
      chosenAt.current = story ? placeIn(story) : undefined;
    },
    /** To be called where the settings are closed by one of their own controls. */
    goBack(): void {
      if (before.current && isScrolledTo(rest.current)) goBackTo(before.current);
    },
  };
}
