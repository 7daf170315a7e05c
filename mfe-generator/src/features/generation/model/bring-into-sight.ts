/**
 * Scrolls the place of a new story into view, together with the bar above it if a low window has room for both: from further up,
 * and from the end of the story that the new one replaces.
 */
export function bringIntoSight(place: HTMLElement | null, bar: HTMLElement | null): void {
  if (!place || !bar) return;
  const [from, to] = [place.getBoundingClientRect().top, bar.getBoundingClientRect().bottom];
  const hasRoomForBoth = to - from <= innerHeight / 3;
  const isLow = (hasRoomForBoth ? from : to) > innerHeight / 2;
  const isAbove = to <= 0;
  if (isLow || isAbove) (hasRoomForBoth ? place : bar).scrollIntoView({ block: 'start', behavior: 'instant' });
}
