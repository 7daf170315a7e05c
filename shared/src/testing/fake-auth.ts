import { json, type Answer, type SentRequest } from './network.ts';

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

interface SessionOptions {
  readonly email?: string;
  /** As given when signing up. */
  readonly name?: unknown;
  /** How long it is good for; one that has expired has less than none. */
  readonly seconds?: number;
  /** Of an account with two-step sign-in: whether the code was entered. */
  readonly level?: 'aal1' | 'aal2';
}

const FACTOR = {
  id: 'factor-1',
  factor_type: 'totp' as const,
  status: 'verified' as const,
  created_at: '2026-01-01',
  updated_at: '2026-01-01',
};

/** A session as the sign-in service gives it, good for an hour. */
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

/** Keeps a session in this browser, as a former visit would have left it. */
export function storeSession(session = fakeSession()): void {
  localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, JSON.stringify(session));
}

/** A sign-in service that knows one account and confirms new ones at once, as the local backend does. */
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
