// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeSession, storeSession } from '../../testing/fake-auth.ts';
import { type Answer, fakeNetwork, json } from '../../testing/network.ts';

const factor = (id: string, status: 'verified' | 'unverified') => ({
  id,
  status,
  factor_type: 'totp',
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
});

/** The service for an account with these factors, and every request to it as method and address. */
function service(factors: readonly object[], signIn?: () => Answer) {
  const session = fakeSession();
  const requests = fakeNetwork(({ url }) => {
    if (url.pathname === '/auth/v1/token')
      return signIn?.() ?? json({ ...session, user: { ...session.user, factors } });
    if (url.pathname === '/auth/v1/factors')
      return json({ id: 'new', type: 'totp', totp: { secret: 'ABCD', uri: 'otpauth://totp/x', qr_code: '<svg/>' } });
    return new Response(null, { status: 204 });
  });
  return { asked: () => requests.map(({ method, url }) => `${method} ${url.pathname.slice(9)}${url.search}`) };
}

/** A new page in which a user is signed in. */
async function openPage() {
  vi.resetModules();
  storeSession();
  const { sessionStore } = await import('@storyloom/shared/auth');
  await sessionStore.start();
  return import('./second-factor.ts');
}

describe('beginSetUp', () => {
  it('The session that is replaced is ended, unfinished set-ups are removed, and those that are on stay', async () => {
    const { asked } = service([factor('old', 'unverified'), factor('on', 'verified')]);
    const { beginSetUp } = await openPage();
    const enrolment = await beginSetUp('mara@example.com', 'correct horse');
    expect(enrolment).toMatchObject({ factorId: 'new', secret: 'ABCD' });
    expect(asked()).toEqual([
      'POST token?grant_type=password',
      'POST logout?scope=local',
      'DELETE factors/old',
      'POST factors',
    ]);
  });

  it('A wrong password sets nothing up', async () => {
    const refused = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
    const { asked } = service([], () => json(refused, 400));
    const { beginSetUp } = await openPage();
    await expect(beginSetUp('mara@example.com', 'wrong')).rejects.toThrow('Invalid login credentials');
    expect(asked()).toEqual(['POST token?grant_type=password']);
  });
});
