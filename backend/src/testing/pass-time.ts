import { afterAll } from 'vitest';

const { now } = performance;
let passed = 0;

/**
 * The limits on what one network may try are full again: they go by this clock, and everything that a test file sends
 * comes from one network. The clock goes right again with the end of the file.
 */
export function letAnHourPass(): void {
  passed += 60 * 60_000;
  performance.now = () => now.call(performance) + passed;
}

afterAll(() => {
  performance.now = now;
});
