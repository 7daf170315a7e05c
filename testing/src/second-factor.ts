import { vi } from 'vitest';
import { fakeSession, storeSession } from './fake-auth.ts';
import { type Answer, fakeNetwork, json } from './network.ts';

export const factor = (id: string, status: 'verified' | 'unverified') => ({
  id,
  status,
  factor_type: 'totp',
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
});
/** The session of a user who has entered the password but not the code. */
export const halfway = fakeSession({ level: 'aal1' });
/** The account, with these second factors. */
export const user = (factors?: readonly object[]) => ({ ...fakeSession().user, ...(factors && { factors }) });
export const refuse = (error_code: string, msg: string) => () => json({ code: 422, error_code, msg }, 422);
export const unreachable = () => new TypeError('Failed to fetch');

export const RENEW = 'POST token?grant_type=refresh_token';
export const CHALLENGE = 'POST factors/factor-1/challenge';
export const VERIFY = 'POST factors/factor-1/verify';
export const REMOVE = 'DELETE factors/factor-1';
export const RECOVER = 'POST use_recovery_code';

const ANSWERS: Readonly<Record<string, () => Answer>> = {
  'POST token?grant_type=password': () => json({ ...fakeSession(), user: user() }),
  'POST factors': () =>
    json({ id: 'new', type: 'totp', totp: { secret: 'ABCD', uri: 'otpauth://totp/x', qr_code: '<svg/>' } }),
  [CHALLENGE]: () => json({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
  [VERIFY]: () => json(fakeSession({ level: 'aal2' })),
  [REMOVE]: () => json({ id: 'factor-1' }),
  [RENEW]: () => json(fakeSession()),
  [RECOVER]: () => json(true),
};

/** Sign-in service and database with these answers, and every request to them as method and address. */
export function service(answers: typeof ANSWERS = {}) {
  const name = ({ method, url }: { readonly method: string; readonly url: URL }) =>
    `${method} ${url.pathname.replace(/^\/(?:auth\/v1|rest\/v1\/rpc)\//, '')}${url.search}`;
  const requests = fakeNetwork(
    (request) => ({ ...ANSWERS, ...answers })[name(request)]?.() ?? new Response(null, { status: 204 }),
  );
  return { asked: () => requests.map(name), bodies: () => requests.map(({ body }) => body) };
}

/** A new page with the session of an earlier visit, if there is one. */
export async function openPage(session: ReturnType<typeof fakeSession> | null = fakeSession()) {
  vi.resetModules();
  if (session) storeSession(session);
  const { sessionStore } = await import('@storyloom/shared/auth');
  await sessionStore.start();
  return { ...(await import('@storyloom/shared/api/second-factor')), sessionStore };
}
