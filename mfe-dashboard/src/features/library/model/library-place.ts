import type { StoryPlace } from '@storyloom/shared/api/stories';

/** The shown page of the list. Kept in the router's state, so that Back and a reload show it again. */
export interface LibraryPlace {
  /** Counted from 1. */
  readonly page: number;
  /** Absent on the first page. */
  readonly place?: StoryPlace;
}

const FIRST: LibraryPlace = { page: 1 };

const isText = (value: unknown): value is string => typeof value === 'string';

/** The place in the router's state; anything invalid is the first page. */
export function readPlace(state: unknown): LibraryPlace {
  const { page, place } = Object(Object(state).library);
  const { direction, row } = Object(place);
  const { id, title, createdAt } = Object(row);
  const isKnown =
    Number.isSafeInteger(page) &&
    page > 1 &&
    (direction === 'after' || direction === 'before') &&
    [id, title, createdAt].every(isText);
  return isKnown ? { page, place: { direction, row: { id, title, createdAt } } } : FIRST;
}

/** The router's state for a page. */
export const writePlace = (place: LibraryPlace) => ({ library: place });
