import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const PASSWORD = 'blue harbour lamp';

describe('the sign-in service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function post(path: string, body: string) {
    const response = await fetch(`${server.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: server.secrets.publishableKey, 'content-type': 'application/json' },
      body,
    });
    return { status: response.status, answer: (await response.json()) as { msg?: string; error_code?: string } };
  }
  const signUp = (email: string, name = 'Ann') =>
    post('signup', JSON.stringify({ email, password: PASSWORD, data: { name } }));

  it.each(['signup', 'token?grant_type=password', 'token?grant_type=refresh_token', 'recover', 'verify'])(
    'The endpoint %s refuses a body that is no object',
    async (path) => {
      for (const body of ['null', '[]']) {
        const { status, answer } = await post(path, body);
        expect([status, answer.msg]).toEqual([400, 'The request must be a JSON object.']);
      }
    },
  );

  it('A sign-up with the character NUL in any text is refused', async () => {
    for (const tried of [signUp('nul@example.com', 'a\0b'), signUp('n\0ul@example.com')]) {
      const { status, answer } = await tried;
      expect([status, answer.msg]).toEqual([400, 'Texts can’t hold the character NUL.']);
    }
  });

  it.each(['<a@example.com>', 'a;b@example.com', 'a@example.com/x?y=1', `${'a'.repeat(290)}@example.com`])(
    'A sign-up with the address %s is refused',
    async (email) => {
      const { status, answer } = await signUp(email);
      expect([status, answer.msg]).toEqual([400, 'Unable to validate email address: invalid format']);
    },
  );

  it('Of six sign-ups at once with one address, one makes the account and the others are told that it exists', async () => {
    const tried = await Promise.all(Array.from({ length: 6 }, () => signUp('At.Once@example.com')));
    const codes = tried.map(({ status, answer }) => [status, answer.error_code]).toSorted();
    expect(codes).toEqual([[200, undefined], ...Array.from({ length: 5 }, () => [422, 'user_already_exists'])]);
  });
});
