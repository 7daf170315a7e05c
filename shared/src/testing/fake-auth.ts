import { json, type Answer, type SentRequest } from './fake-network.ts';

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** A session as the sign-in service gives it, good for an hour. */
export function fakeSession(email = 'mara@example.com') {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const user = {
    id: 'user-1',
    email,
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-01-01',
  };
  return {
    access_token: `${base64url({ alg: 'HS256' })}.${base64url({ sub: user.id, exp: expiresAt })}.signature`,
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user,
  };
}

/** Keeps a session in this browser, as a former visit would have left it. */
export function storeSession(session = fakeSession()): void {
  localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, JSON.stringify(session));
}

/** A sign-in service that knows one account and confirms new ones at once, as the local backend does. */
export function fakeAuthService({ url, body }: SentRequest): Answer {
  switch (url.pathname) {
    case '/auth/v1/signup':
      return json(fakeSession(body.email));
    case '/auth/v1/token':
      return body.password === 'correct horse'
        ? json(fakeSession(body.email))
        : json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400);
    case '/auth/v1/logout':
      return new Response(null, { status: 204 });
    default:
      return json({ message: 'not found' }, 404);
  }
}
