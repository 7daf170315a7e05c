import { SECOND_STEP } from '@storyloom/shared/domain';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const { digits, stepSeconds, skewSteps } = SECOND_STEP;

/** The parameters that every authenticator app supports. */
const FORM = { algorithm: 'SHA1', digits, period: stepSeconds } as const;

const CODE = new RegExp(`^\\d{${digits}}$`);

/** The secret in the three forms that authenticator apps accept. */
export interface TotpEnrolment {
  readonly secret: string;
  readonly uri: string;
  /** SVG. */
  readonly qr_code: string;
}

/** Characters of the account's name in the address, where a Chinese one takes nine. The time for a QR code grows with its length. */
const LABEL_MAX = 200;

function labelOf(account: string): string {
  let label = '';
  let length = 0;
  for (const character of account) {
    length += encodeURIComponent(character).length;
    if (length > LABEL_MAX) break;
    label += character;
  }
  return label;
}

/** A new secret, as long as the hash (RFC 4226). */
export function enrolTotp(issuer: string, account: string): TotpEnrolment {
  const totp = new TOTP({ ...FORM, issuer, label: labelOf(account), secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: renderSVG(uri, { ecc: 'M', border: 4 }) };
}

/** The time step of a code; `undefined` for a code that is not valid now. Compared in constant time. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  if (!CODE.test(code)) return undefined;
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: skewSteps });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / stepSeconds) + delta;
}
