const AT_ONCE = 16;

/**
 * Does something with each value, with several at a time.
 *
 * @template T
 * @param {readonly T[]} values
 * @param {(value: T) => Promise<unknown>} work
 * @throws what the first failing call throws; no further ones begin then
 */
export async function inParallel(values, work) {
  const rest = values.values();
  const hands = Array.from({ length: AT_ONCE }, async () => {
    for (const value of rest) await work(value);
  });
  try {
    await Promise.all(hands);
  } finally {
    rest.return?.();
  }
}
