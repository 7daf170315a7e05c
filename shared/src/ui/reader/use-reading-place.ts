import { type RefObject, useLayoutEffect, useRef } from 'react';
import { bringAbove, findStory, goBackTo, placeIn } from './reading-place.ts';
import { useReadingPreferences } from './reading-preferences.ts';

const isScrolledTo = (y: number) => Math.abs(scrollY - y) < 1;

/**
 * Keeps the place in the story while the reading settings are open: some of it is visible above them, the text being read stays
 * in place when a choice changes the layout, and returns to its position when they are closed.
 *
 * @param panel the open settings
 */
export function useReadingPlace(open: boolean, panel: RefObject<HTMLElement | null>) {
  // A choice renders this again, with the story.
  useReadingPreferences();
  const before = useRef<ReturnType<typeof placeIn>>(undefined);
  const chosenAt = useRef<ReturnType<typeof placeIn>>(undefined);
  /** The scroll position set here. If it differs, the user has scrolled, and the page stays. */
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
    /** Call before a choice takes effect. */
    hold(): void {
      const story = findStory();
      chosenAt.current = story ? placeIn(story) : undefined;
    },
    /** Call when the settings are closed by one of their own controls. */
    goBack(): void {
      if (before.current && isScrolledTo(rest.current)) goBackTo(before.current);
    },
  };
}
