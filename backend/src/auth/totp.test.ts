import { describe, expect, it } from 'vitest';
import { stepOfCode } from './totp.ts';

/** “12345678901234567890”, the secret of the examples in RFC 6238, appendix B; its codes there have two more digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the time step of a code', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('The time step at %d seconds is the one of RFC 6238', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(step);
  });

  it.each([
    [-60, undefined],
    [-30, 37_037_036],
    [30, 37_037_036],
    [60, undefined],
  ])('The time step of a code is, for a clock that is off by %d seconds, %s', (off, step) => {
    expect(stepOfCode(SECRET, '081804', (1_111_111_109 + off) * 1000)).toBe(step);
  });

  it.each(['', '81804', '0081804', '08180٤', ' 081804', '08 1804', 'abcdef'])('The text %j is not a code', (code) => {
    expect(stepOfCode(SECRET, code, 1_111_111_109_000)).toBeUndefined();
  });
});
