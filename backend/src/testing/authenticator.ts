import { SECOND_STEP } from '@storyloom/shared/domain';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = SECOND_STEP.stepSeconds * 1000;

/** The code that an authenticator app shows so many steps from now. */
export const codeAt = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** A code that is wrong for all time steps around now. */
export function wrongCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeAt(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}
