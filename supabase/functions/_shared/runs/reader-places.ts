/** Readers of one run at the same time who came back to it, such as tabs. */
const MOST_READERS = 4;

/** Takes a place for a reader of a run, and returns what gives it back. */
export type TakePlace = (run: string, end: () => void) => () => void;

/**
 * Places for the readers of each run. One reader too many ends the oldest, whose connection was probably lost unnoticed, so that
 * nobody reads a run a thousand times at once.
 */
export function createReaderPlaces(): TakePlace {
  const places = new Map<string, (() => void)[]>();

  return (run, end) => {
    const taken = [...(places.get(run) ?? []), end];
    if (taken.length > MOST_READERS) taken.shift()?.();
    places.set(run, taken);
    return () => {
      const left = (places.get(run) ?? []).filter((each) => each !== end);
      if (left.length > 0) places.set(run, left);
      else places.delete(run);
    };
  };
}
