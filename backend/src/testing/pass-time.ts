const { now } = performance;
let passed = 0;

/**
 * Moves the clock of the rate limits forward by an hour, because all requests of a test file come from one network. For
 * `beforeEach` or `beforeAll`, which call the result to restore the clock: the files of a worker share this module.
 */
export function letAnHourPass(): () => void {
  passed += 60 * 60_000;
  performance.now = () => now.call(performance) + passed;
  return () => void (performance.now = now);
}
