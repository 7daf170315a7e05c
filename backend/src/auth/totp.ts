import { SECOND_STEP } from '@storyloom/shared/domain';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const { digits, stepSeconds, skewSteps } = SECOND_STEP;

/** As every authenticator app understands it. */
const FORM = { algorithm: 'SHA1', digits, period: stepSeconds } as const;

const CODE = new RegExp(`^\\d{${digits}}$`);

/** What an authenticator app is given, in the three ways in which it can take it. */
export interface TotpEnrolment {
  readonly secret: string;
  readonly uri: string;
  /** SVG. */
  readonly qr_code: string;
}

/** A new secret, of as many bits as the hash has (RFC 4226). */
export function enrolTotp(issuer: string, label: string): TotpEnrolment {
  const totp = new TOTP({ ...FORM, issuer, label, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: renderSVG(uri, { ecc: 'M', border: 4 }) };
}

/** The time step that a code is of; `undefined` for a code that is wrong now. Compared in a time that tells nothing. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  if (!CODE.test(code)) return undefined;
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: skewSteps });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / stepSeconds) + delta;
}
