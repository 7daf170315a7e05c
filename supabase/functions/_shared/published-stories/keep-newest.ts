/** Values by key, kept for later callers. */
export interface Kept<T> {
  /** The kept value, or a new one. A value that could not be made is made again for the next caller. */
  get(key: string, make: () => Promise<T>): Promise<T>;
}

/** Keeps the newest `most` values. Callers that ask while a value is made get the same one. */
export function keepNewest<T>(most: number): Kept<T> {
  const kept = new Map<string, Promise<T>>();
  return {
    get(key, make) {
      const known = kept.get(key);
      if (known) return known;
      const oldest = kept.keys().next().value;
      if (oldest !== undefined && kept.size >= most) kept.delete(oldest);
      const made = make();
      kept.set(key, made);
      made.catch(() => kept.delete(key));
      return made;
    },
  };
}
