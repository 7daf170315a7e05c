import { afterAll } from 'vitest';

const { now } = performance;
let passed = 0;

/**
 * Moves the clock of the rate limits forward by an hour, because all requests of a test file come from one network. The clock
 * is restored at the end of the file.
 */
export function letAnHourPass(): void {
  passed += 60 * 60_000;
  performance.now = () => now.call(performance) + passed;
}

afterAll(() => {
  performance.now = now;
});
