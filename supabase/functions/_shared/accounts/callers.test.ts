import { describe, expect, it } from 'vitest';
import type { TokenClaims } from '../deps.ts';
import { toBase64Url } from '../guests/base64url.ts';
import { USER_ID } from '../testing/fake-supabase.ts';
import { GOOD_STORY } from '../testing/scripted-provider.ts';
import {
  AS_USER,
  askAsGuest,
  askAsUser,
  errorOf,
  eventsOf,
  PUBLISHABLE_KEY,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  storyRequest,
} from '../testing/service-under-test.ts';

const EXPIRED = 'Your sign-in has expired. Please sign in again.';
const SECOND_STEP = 'Finish signing in: enter the code from your authenticator app.';

/** A token with these claims, as the sign-in service issues it. */
const tokenWith = (claims: object): string =>
  `e30.${toBase64Url(new TextEncoder().encode(JSON.stringify(claims)))}.sig`;

/** What comes of a request for a story with these headers. */
async function ask(headers: Record<string, string>, user?: unknown) {
  const service = serviceWith(GOOD_STORY);
  if (user !== undefined) service.supabase.answers.set('/auth/v1/user', user);
  const response = await service.handlers['generate-story'](storyRequest({ headers }));
  const { message = '' } = response.ok ? {} : await errorOf(response);
  return { status: response.status, message, asked: service.provider.requests.length };
}

describe('a caller', () => {
  it('is refused with 401 without a valid token', async () => {
    for (const [headers, message] of [
      [{ authorization: 'Bearer old-token' }, EXPIRED],
      [{ 'x-guest-token': 'v1.e30.AAAA' }, 'Your guest session is not valid. Reload the page to start a new one.'],
      [{}, 'Start a guest session or sign in, then try again.'],
      [{ authorization: `Bearer ${PUBLISHABLE_KEY}` }, 'Start a guest session or sign in, then try again.'],
    ] as const) {
      expect(await ask(headers)).toEqual({ status: 401, message, asked: 0 });
    }
  });

  it('is a guest when the bearer is only the publishable key, or the key of the call', async () => {
    const other = { authorization: 'Bearer other-key', apikey: 'other-key' };
    for (const headers of [{ authorization: `Bearer ${PUBLISHABLE_KEY}` }, other]) {
      expect((await askAsGuest(serviceWith(GOOD_STORY), { headers })).status).toBe(200);
    }
  });

  it('gets no story while the sign-in service fails or does not say who it is', async () => {
    for (const status of [500, 429]) {
      const service = serviceWith(GOOD_STORY);
      service.supabase.failing.set('/auth/v1/user', status);
      const response = await askAsUser(service);
      expect([response.status, (await errorOf(response)).code]).toEqual([503, 'quota_unavailable']);
      expect(service.provider.requests).toEqual([]);
      expect(service.logged()).toContain('sign_in_check_failed');
    }
    for (const user of [null, {}, { id: 7 }, { id: "x' or 1=1" }]) {
      expect(await ask(AS_USER, user)).toMatchObject({ status: 503, asked: 0 });
    }
  });
});

describe('a second step of sign-in', () => {
  const withFactors = (factors: unknown, token: string) =>
    ask({ authorization: `Bearer ${token}` }, { id: USER_ID, factors });
  const VERIFIED = [{ status: 'unverified' }, { status: 'verified' }];

  it('is asked of a user who has one and comes with a token of the first', async () => {
    for (const token of [tokenWith({ aal: 'aal1' }), tokenWith({}), 'e30.%%%.sig', 'opaque']) {
      expect(await withFactors(VERIFIED, token)).toEqual({ status: 401, message: SECOND_STEP, asked: 0 });
    }
  });

  it('is accepted, whatever characters the token has, and not asked without a verified factor', async () => {
    // The letters become “-” and “_” in a token.
    expect((await withFactors(VERIFIED, tokenWith({ aal: 'aal2', name: 'ÿþ>?~ÿ' }))).status).toBe(200);
    for (const factors of [undefined, null, 'verified', [null, 'verified', {}, { status: 'unverified' }]]) {
      expect((await withFactors(factors, tokenWith({ aal: 'aal1' }))).status).toBe(200);
    }
  });
});

describe('a service that verifies tokens by itself', () => {
  const SESSION_ID = '00000000-0000-4000-8000-000000000002';
  const CLAIMS: TokenClaims = { userId: USER_ID, sessionId: SESSION_ID, level: 'aal1' };

  const verifying = (claims?: TokenClaims) => serviceUnderTest({ answers: [GOOD_STORY], verifyToken: () => claims });

  it('asks the database alone before the provider, about user, session and level', async () => {
    const service = verifying(CLAIMS);
    const response = await askAsUser(service);
    expect(service.supabase.calls).toEqual(['POST /rest/v1/rpc/begin_story_run']);
    await eventsOf(response);
    const session = { p_user_id: USER_ID, p_session_id: SESSION_ID };
    expect(service.supabase.rpcs[0]?.args).toMatchObject({ ...session, p_level: 'aal1' });
    const without = verifying({ ...CLAIMS, level: undefined });
    await eventsOf(await askAsUser(without));
    expect(without.supabase.rpcs[0]?.args).toMatchObject({ ...session, p_level: null });
  });

  it('refuses an invalid token without a call, and a session that the database finds ended', async () => {
    for (const [claims, outcome, message] of [
      [undefined, '', EXPIRED],
      [CLAIMS, 'signed_out', EXPIRED],
      [CLAIMS, 'half_signed_in', SECOND_STEP],
    ] as const) {
      const service = verifying(claims);
      service.supabase.answers.set('begin_story_run', { outcome, retry_after: null });
      const response = await askAsUser(service);
      expect([response.status, await errorOf(response)]).toEqual([401, { code: 'unauthorized', message }]);
      expect(service.supabase.calls).toHaveLength(claims ? 1 : 0);
      expect(service.provider.requests).toEqual([]);
    }
  });

  it('finds an ended session before a children’s text is read or moderated', async () => {
    const service = verifying(CLAIMS);
    service.supabase.answers.set('begin_story_run', { outcome: 'signed_out', retry_after: null });
    const response = await askAsUser(service, { ...STORY_BODY, genre: 'children', prompt: 'A fox who takes cocaine' });
    expect(response.status).toBe(401);
    expect(service.supabase.calls).toEqual(['POST /rest/v1/rpc/begin_story_run']);
  });
});
