import { describe, expect, it } from 'vitest';
import { toBase64Url } from '../guests/base64url.ts';
import { USER_ID } from '../testing/fake-supabase.ts';
import { GOOD_STORY } from '../testing/scripted-provider.ts';
import { errorOf, serviceWith, storyRequest } from '../testing/service-under-test.ts';

/** A token with these claims, as the sign-in service issues it. */
const tokenWith = (claims: object): string =>
  `e30.${toBase64Url(new TextEncoder().encode(JSON.stringify(claims)))}.sig`;

/** Asks for a story with a token that the sign-in service accepts, as a user with these second steps. */
async function askWith(factors: unknown, token: string) {
  const service = serviceWith(GOOD_STORY);
  service.supabase.answers.set('/auth/v1/user', { id: USER_ID, factors });
  const response = await service.handlers['generate-story'](
    storyRequest({ headers: { authorization: `Bearer ${token}` } }),
  );
  return { service, response };
}

const VERIFIED = [{ status: 'unverified' }, { status: 'verified' }];

describe('a user with a second step of sign-in', () => {
  it.each([
    ['a token of the first step', tokenWith({ aal: 'aal1' })],
    ['a token without a level', tokenWith({})],
    ['a token that cannot be read', 'e30.%%%.sig'],
    ['a token of one part', 'opaque'],
  ])('With %s no story is written, and the message asks for the code', async (_, token) => {
    const { service, response } = await askWith(VERIFIED, token);
    expect(response.status).toBe(401);
    expect(await errorOf(response)).toMatchObject({
      code: 'unauthorized',
      message: 'Finish signing in: enter the code from your authenticator app.',
    });
    expect(service.provider.requests).toEqual([]);
  });

  it('With a token of the second step a story is written, whatever characters the token has', async () => {
    // The two letters become “-” and “_” in a token.
    const token = tokenWith({ aal: 'aal2', name: 'ÿþ>?~ÿ' });
    expect(token).toMatch(/-.*_|_.*-/);
    expect((await askWith(VERIFIED, token)).response.status).toBe(200);
  });
});

describe('a user without a second step of sign-in', () => {
  it.each([[undefined], [null], ['verified'], [[]], [[null, 'verified', {}, { status: 'unverified' }]]])(
    'With the factors %j a token of the first step is enough',
    async (factors) => {
      expect((await askWith(factors, tokenWith({ aal: 'aal1' }))).response.status).toBe(200);
    },
  );
});
