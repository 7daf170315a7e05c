import { beforeEach, describe, expect, it } from 'vitest';
import { letAnHourPass } from './pass-time.ts';

const { now } = performance;

describe('letAnHourPass', () => {
  beforeEach(letAnHourPass);

  it('moves the clock', () => {
    expect(performance.now() - now.call(performance)).toBeGreaterThan(3_000_000);
  });
});

it('restores the clock after the tests that moved it', () => {
  expect(performance.now).toBe(now);
});
