import { describe, expect, it } from 'vitest';
import type { TokenClaims } from '../_shared/deps.ts';
import { USER_ID } from '../_shared/testing/fake-supabase.ts';
import { GOOD_STORY, scriptedProvider } from '../_shared/testing/scripted-provider.ts';
import { askAsUser, errorOf, eventsOf, serviceUnderTest, STORY_BODY } from '../_shared/testing/service-under-test.ts';

const SESSION_ID = '00000000-0000-4000-8000-000000000002';
const CLAIMS: TokenClaims = { userId: USER_ID, sessionId: SESSION_ID, level: 'aal1' };

/** A service that verifies tokens by itself, and its provider. */
function verifyingService(claims: TokenClaims | undefined = CLAIMS) {
  const provider = scriptedProvider(GOOD_STORY);
  const verifyToken = (token: string) => (token === 'good-user-token' ? claims : undefined);
  return { provider, ...serviceUnderTest({ providerFetch: provider.fetch, verifyToken }) };
}

describe('a service that verifies tokens by itself', () => {
  it('A story of a signed-in user makes one call before the provider is asked', async () => {
    const service = verifyingService();
    const response = await askAsUser(service);
    expect(service.supabase.calls).toEqual(['POST /rest/v1/rpc/begin_story_run']);
    await eventsOf(response);
    expect(service.supabase.rpcs[0]?.args).toMatchObject({
      p_user_id: USER_ID,
      p_session_id: SESSION_ID,
      p_level: 'aal1',
    });
  });

  it('A token without a level is sent to the database as one', async () => {
    const service = verifyingService({ ...CLAIMS, level: undefined });
    await eventsOf(await askAsUser(service));
    expect(service.supabase.rpcs[0]?.args).toMatchObject({ p_session_id: SESSION_ID, p_level: null });
  });

  it('A token that is not valid gets no story and no call', async () => {
    const provider = scriptedProvider(GOOD_STORY);
    const service = serviceUnderTest({ providerFetch: provider.fetch, verifyToken: () => undefined });
    const response = await askAsUser(service);
    expect([response.status, (await errorOf(response)).code]).toEqual([401, 'unauthorized']);
    expect(service.supabase.calls).toEqual([]);
    expect(provider.requests).toEqual([]);
  });

  it.each([
    ['signed_out', 'Your sign-in has expired. Please sign in again.'],
    ['half_signed_in', 'Finish signing in: enter the code from your authenticator app.'],
  ])('A session that the database finds %s gets no story', async (outcome, message) => {
    const service = verifyingService();
    service.supabase.answers.set('begin_story_run', { outcome, retry_after: null });
    const response = await askAsUser(service);
    expect(response.status).toBe(401);
    expect(await errorOf(response)).toMatchObject({ code: 'unauthorized', message });
    expect(service.provider.requests).toEqual([]);
  });

  it('For a children’s story the sign-in service is asked first, as its prompt goes to a moderation model', async () => {
    const service = verifyingService();
    await eventsOf(await askAsUser(service, { ...STORY_BODY, genre: 'children' }));
    expect(service.supabase.calls.slice(0, 2)).toEqual(['GET /auth/v1/user', 'POST /rest/v1/rpc/begin_story_run']);
  });
});
