import type { StoryPlace } from '@storyloom/shared/api/stories';

/** Which page of a list is shown. The router's state keeps it, so that Back and a reload find it again. */
export interface LibraryPlace {
  /** Counted from 1. */
  readonly page: number;
  /** Absent on the first page. */
  readonly place?: StoryPlace;
}

const FIRST: LibraryPlace = { page: 1 };

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a navigation left in the router's state; whatever makes no sense is the first page. */
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
