/** Of more keys none is kept, so that memory stays small. */
const KEPT_MAX = 4096;

/** A function that keeps what it answered: a text is read twice, and repeats its words. */
export function remembered<Answer>(answer: (key: string) => Answer): (key: string) => Answer {
  const kept = new Map<string, Answer>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined || kept.has(key)) return known as Answer;
    if (kept.size >= KEPT_MAX) kept.clear();
    const found = answer(key);
    kept.set(key, found);
    return found;
  };
}
