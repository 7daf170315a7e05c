import { sessionStorageKey } from '@storyloom/shared/api';

export const USER_ID = '00000000-0000-4000-8000-000000000001';

/** Tells the page where its backend is, as the server does in the HTML. */
export function configureSite(): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'storyloom-config';
  element.textContent = JSON.stringify({ supabaseUrl: location.origin, publishableKey: 'sb_publishable_test' });
  document.head.append(element);
}

const base64url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Leaves a session in the browser's storage, as an earlier visit would have; a negative lifetime makes it expired. */
export function storeSession(lifetimeSeconds = 86_400): void {
  const expiresAt = Math.floor(Date.now() / 1000) + lifetimeSeconds;
  const user = { id: USER_ID, aud: 'authenticated', email: 'ada@example.com', app_metadata: {}, user_metadata: {} };
  const claims = { sub: USER_ID, role: 'authenticated', exp: expiresAt };
  const session = {
    access_token: [base64url({ alg: 'HS256', typ: 'JWT' }), base64url(claims), base64url('signature')].join('.'),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: lifetimeSeconds,
    expires_at: expiresAt,
    user,
  };
  localStorage.setItem(sessionStorageKey(), JSON.stringify(session));
}
