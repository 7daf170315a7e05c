import { SECOND_STEP } from '@storyloom/shared/domain';
import type { Handler } from '../http/handler.ts';
import { ownTurn } from '../http/own-turn.ts';
import { claimsOf, type Proof } from './access-token.ts';
import { isUuid, withAssurance } from './assurance.ts';
import { readAccount } from './change-account.ts';
import { goTrueError } from './gotrue-error.ts';
import { readFields } from './read-fields.ts';
import type { Factor, SecondFactors } from './second-factors.ts';
import { bearerOf, ownerOf, type TokenOwner } from './session-token.ts';
import { enrolTotp, stepOfCode } from './totp.ts';

export interface SecondFactorDeps {
  readonly supabase: Handler;
  readonly factors: SecondFactors;
  readonly jwtSecret: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Greatest number of factors of an account, unverified ones included (GoTrue's default). */
const FACTORS_MAX = 10;

/** Greatest length of the name of a factor. */
const NAME_MAX = 100;

/** Greatest number of bytes of the site that an app shows. Drawing a QR code with 300 takes a tenth of a second. */
const ISSUER_MAX = 100;

/** Half a character becomes another one in UTF-8, and cannot be part of an address. */
function fitsQrCode(issuer: string): boolean {
  const bytes = Buffer.from(issuer);
  return bytes.length <= ISSUER_MAX && bytes.toString() === issuer;
}

const PATH = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?\/?$/;

/** The caller, by a token that Lite has accepted. */
interface Asker {
  readonly owner: TokenOwner;
  readonly email: string;
  readonly proofs: readonly Proof[];
  readonly level: string;
  readonly known: readonly Factor[];
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

const isVerified = ({ status }: Factor): boolean => status === 'verified';

/** Whether a token was issued for one of these moments ago, which excludes open or stolen sessions. */
const isFresh = ({ proofs }: Asker, methods: readonly Proof['method'][], nowMs: number): boolean =>
  proofs.some(
    ({ method, timestamp }) => methods.includes(method) && timestamp >= seconds(nowMs) - SECOND_STEP.proofSeconds,
  );

const notFound = (): Response => goTrueError(404, 'not_found', 'There is nothing at this address.');

/**
 * Second factors as hosted Supabase offers them to its client library: the same addresses, answers and error codes. Two
 * rules are stricter: setting one up takes a password that was entered moments ago, and removing one takes a code.
 */
export function secondFactorHandler({ supabase, factors, jwtSecret, now = Date.now }: SecondFactorDeps): Handler {
  async function enrol(request: Request, asker: Asker): Promise<Response> {
    const { factor_type: type, friendly_name: name = '', issuer } = await readFields(request);
    if (type === 'phone' || type === 'webauthn') {
      return goTrueError(
        422,
        `mfa_${type === 'phone' ? 'phone' : 'web_authn'}_enroll_not_enabled`,
        `MFA enroll is disabled for ${type === 'phone' ? 'Phone' : 'WebAuthn'}`,
      );
    }
    if (type !== 'totp') {
      return goTrueError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
    }
    if (name.length > NAME_MAX) {
      return goTrueError(400, 'validation_failed', `A name can have at most ${NAME_MAX} characters.`);
    }
    if (issuer !== undefined && !fitsQrCode(issuer)) {
      return goTrueError(400, 'validation_failed', `The issuer can have at most ${ISSUER_MAX} bytes of valid text.`);
    }
    await factors.removeStale(asker.owner.userId);
    const known = await factors.factorsOf(asker.owner.userId);
    if (known.some(({ friendly_name }) => friendly_name === name)) {
      const message = `A factor with the friendly name "${name}" for this user already exists`;
      return goTrueError(422, 'mfa_factor_name_conflict', message);
    }
    if (known.length >= FACTORS_MAX) {
      const message = 'Maximum number of verified factors reached, unenroll to continue';
      return goTrueError(422, 'too_many_enrolled_mfa_factors', message);
    }
    if (known.some(isVerified) && asker.level !== 'aal2') {
      return goTrueError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    if (!isFresh(asker, ['password', 'totp'], now())) {
      return goTrueError(403, 'reauthentication_needed', 'Enter your password again to set up two-step sign-in.');
    }
    // Drawing the code takes milliseconds.
    await ownTurn();
    const totp = enrolTotp(issuer ?? new URL(request.url).host, asker.email);
    const id = await factors.add(asker.owner.userId, name, totp.secret);
    return Response.json({ id, type, friendly_name: name, totp });
  }

  async function challenge({ id, factor_type: type }: Factor): Promise<Response> {
    const made = await factors.challenge(id);
    return Response.json({ id: made.id, type, expires_at: made.expiresAt });
  }

  async function verify(request: Request, asker: Asker, factor: Factor): Promise<Response> {
    const { challenge_id: challengeId = '', code = '' } = await readFields(request);
    if (code === '') return goTrueError(400, 'validation_failed', 'Code needs to be non-empty');
    const { owner } = asker;
    // The factor may have been begun before the first one was verified.
    if (!isVerified(factor) && asker.known.some(isVerified) && asker.level !== 'aal2') {
      return goTrueError(403, 'insufficient_aal', 'AAL2 required to verify a new factor');
    }
    const asked = isUuid(challengeId) ? await factors.findChallenge(factor.id, challengeId) : undefined;
    if (!asked) {
      return goTrueError(404, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
    }
    if (asked.isVerified) {
      return goTrueError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
    }
    if (asked.isExpired) {
      const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
      return goTrueError(422, 'mfa_challenge_expired', message);
    }
    const wait = await factors.takeTry(owner.userId);
    if (wait > 0) {
      const message = `Too many attempts. Please try again after ${wait} ${wait === 1 ? 'second' : 'seconds'}.`;
      return goTrueError(429, 'over_request_rate_limit', message, { 'retry-after': String(wait) });
    }
    const step = stepOfCode(await factors.secretOf(factor.id), code, now());
    // A used code is refused like a wrong one, so that an observer learns nothing.
    if (step === undefined || !(await factors.pass(owner, factor.id, challengeId, step))) {
      return goTrueError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    return strengthened(request, asker);
  }

  /** Renews the session, for a token of the new level. */
  async function strengthened(request: Request, { owner, proofs }: Asker): Promise<Response> {
    const renewal = new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
      method: 'POST',
      headers: { apikey: request.headers.get('apikey') ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: await factors.refreshTokenOf(owner.sessionId) }),
    });
    const amr = [
      { method: 'totp', timestamp: seconds(now()) } as const,
      ...proofs.filter(({ method }) => method !== 'totp'),
    ];
    return withAssurance(await supabase(renewal), factors, jwtSecret, { amr });
  }

  async function unenrol(asker: Asker, factor: Factor): Promise<Response> {
    if (isVerified(factor)) {
      if (asker.level !== 'aal2') {
        return goTrueError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      }
      if (!isFresh(asker, ['totp'], now())) {
        const message = 'Enter a code from your authenticator app again to turn two-step sign-in off.';
        return goTrueError(403, 'reauthentication_needed', message);
      }
    }
    await factors.remove(asker.owner.userId, factor.id);
    return Response.json({ id: factor.id });
  }

  return async (request) => {
    const [matched, id, verb] = PATH.exec(new URL(request.url).pathname) ?? [];
    if (matched === undefined) return notFound();
    const account = await readAccount(supabase, request);
    if (account.status !== 200) return account;
    const token = bearerOf(request);
    const owner = ownerOf(token);
    const { email } = (await account.json()) as { readonly email: string };
    // Lite accepts a key as a token, but it has no session.
    if (!isUuid(owner.sessionId))
      return goTrueError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    const asker: Asker = {
      owner,
      email,
      proofs: claimsOf(token).amr ?? [],
      level: await factors.levelOf(owner.sessionId),
      known: await factors.factorsOf(owner.userId),
    };
    const { method } = request;
    if (id === undefined) return method === 'POST' ? enrol(request, asker) : notFound();
    if (!isUuid(id)) return goTrueError(404, 'validation_failed', 'factor_id must be an UUID');
    const factor = asker.known.find((each) => each.id === id.toLowerCase());
    if (!factor) return goTrueError(404, 'mfa_factor_not_found', 'Factor not found');
    if (verb === undefined) return method === 'DELETE' ? unenrol(asker, factor) : notFound();
    if (method !== 'POST') return notFound();
    return verb === 'challenge' ? challenge(factor) : verify(request, asker, factor);
  };
}
