/** What was made for a key, kept for the next caller who asks for it. */
export interface Kept<T> {
  /** The one that is kept or being made, else a new one. What could not be made is made again for the next who asks. */
  get(key: string, make: () => Promise<T>): Promise<T>;
}

/** Keeps the newest `most`; those who ask while one is being made wait for the same. */
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
