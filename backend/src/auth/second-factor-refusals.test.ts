import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a request about two-step sign-in that hosted Supabase refuses', () => {
  const SOME_ID = '00000000-0000-4000-8000-000000000001';
  let accessToken: string;
  beforeAll(async () => {
    ({ accessToken } = await server.person());
  });

  it.each([
    ['a phone', 'POST', '', { factor_type: 'phone' }, 422, 'mfa_phone_enroll_not_enabled'],
    ['a security key', 'POST', '', { factor_type: 'webauthn' }, 422, 'mfa_web_authn_enroll_not_enabled'],
    ['an unknown kind', 'POST', '', { factor_type: 'smoke' }, 400, 'validation_failed'],
    ['another method', 'GET', '', undefined, 404, 'not_found'],
    ['an id of another form', 'DELETE', '/7', undefined, 404, 'validation_failed'],
    ['an unknown id', 'DELETE', `/${SOME_ID}`, undefined, 404, 'mfa_factor_not_found'],
    ['an unknown address', 'POST', `/${SOME_ID}/forget`, {}, 404, 'not_found'],
  ])('%s is answered with the code that its client knows', async (_case, method, path, body, status, code) => {
    const answer = await fetch(`${server.url}/auth/v1/factors${path}`, {
      method,
      headers: {
        apikey: server.secrets.publishableKey,
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error_code: code });
  });

  it('A factor is read by no method, and takes no empty code', async () => {
    const { client } = await newcomer(server);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const { access_token: token } = (await client.auth.getSession()).data.session!;
    const ask = (method: string, verb: string) =>
      fetch(`${server.url}/auth/v1/factors/${data!.id}${verb}`, {
        method,
        headers: {
          apikey: server.secrets.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        ...(method === 'POST' && { body: JSON.stringify({ challenge_id: SOME_ID, code: '' }) }),
      });
    expect((await ask('GET', '')).status).toBe(404);
    expect((await ask('GET', '/verify')).status).toBe(404);
    expect(await (await ask('POST', '/verify')).json()).toMatchObject({ error_code: 'validation_failed' });
  });
});
