import { expect, it } from 'vitest';
import { enrolTotp, stepOfCode } from './totp.ts';

/** “12345678901234567890”, the secret of the examples in RFC 6238, appendix B; its codes there have two more digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it('the time step of a code is that of RFC 6238', () => {
  for (const [seconds, code, step] of [
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ] as const)
    expect(stepOfCode(SECRET, code, seconds * 1000), code).toBe(step);
});

it('a clock may be off by one step, in both directions', () => {
  const stepFor = (off: number) => stepOfCode(SECRET, '081804', (1_111_111_109 + off) * 1000);
  expect([-60, -30, 30, 60].map(stepFor)).toEqual([undefined, 37_037_036, 37_037_036, undefined]);
});

it('a code has six digits and nothing else', () => {
  for (const text of ['', '81804', '0081804', '08180٤', ' 081804', '08 1804', 'abcdef'])
    expect(stepOfCode(SECRET, text, 1_111_111_109_000), text).toBeUndefined();
});

it('a QR code holds at most 900 characters, whatever the address and the issuer', () => {
  const { uri, qr_code: svg } = enrolTotp('漢'.repeat(33), `${'𠀀'.repeat(121)}@example.com`);
  expect(uri).toContain(`:${encodeURIComponent('𠀀'.repeat(16))}?`);
  expect(uri.length).toBeLessThan(900);
  expect(svg).toMatch(/^<svg/);
});
