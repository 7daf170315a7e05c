import { json, type Answer, type SentRequest } from './network.ts';

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

interface SessionOptions {
  readonly email?: string;
  /** The name given at sign-up. */
  readonly name?: unknown;
  /** Remaining lifetime; negative if it has expired. */
  readonly seconds?: number;
  /** With two-step sign-in: `aal2` after the code was entered. */
  readonly level?: 'aal1' | 'aal2';
}

const FACTOR = {
  id: 'factor-1',
  factor_type: 'totp' as const,
  status: 'verified' as const,
  created_at: '2026-01-01',
  updated_at: '2026-01-01',
};

/** A session of the sign-in service, valid for an hour by default. */
export function fakeSession({ email = 'mara@example.com', name, seconds = 3600, level }: SessionOptions = {}) {
  const expiresAt = Math.floor(Date.now() / 1000) + seconds;
  const user = {
    id: 'user-1',
    email,
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: name === undefined ? {} : { name },
    created_at: '2026-01-01',
    ...(level && { factors: [FACTOR] }),
  };
  return {
    access_token: `${base64url({ alg: 'HS256' })}.${base64url({ sub: user.id, exp: expiresAt, ...(level && { aal: level }) })}.c2lnbmF0dXJl`,
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: expiresAt,
    user,
  };
}

/** Stores a session in this browser, as an earlier visit does. */
export function storeSession(session = fakeSession()): void {
  localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, JSON.stringify(session));
}

/** A sign-in service that accepts one password and confirms new accounts at once, as the local backend does. */
export function fakeAuthService({ name, body }: Pick<SentRequest, 'name' | 'body'>): Answer {
  switch (name) {
    case 'signup':
      return json(fakeSession(body));
    case 'token':
      return body.password === 'correct horse'
        ? json(fakeSession(body))
        : json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400);
    case 'logout':
      return new Response(null, { status: 204 });
    default:
      return json({ message: 'not found' }, 404);
  }
}
