import { expect, it } from 'vitest';
import { createAuthHandler } from './auth-handler.ts';

it('passes on no address that is longer than any account’s, whatever is asked', async () => {
  const reached: string[] = [];
  const part = async ({ url }: Request) => {
    reached.push(new URL(url).pathname);
    return new Response();
  };
  const parts = ['supabase', 'signIn', 'signUp', 'renew', 'recover', 'changeAccount', 'changeEmail', 'redeem'] as const;
  const handler = createAuthHandler({
    ...(Object.fromEntries(parts.map((name) => [name, part])) as Record<(typeof parts)[number], typeof part>),
    secondFactor: part,
  });
  const ask = async (path: string, length: number) => {
    const body = JSON.stringify({ email: 'a@'.padEnd(length, '.') });
    const method = path === 'user' ? 'PUT' : 'POST';
    return (await handler(new Request(`http://127.0.0.1/auth/v1/${path}`, { method, body }))).status;
  };
  for (const path of ['recover', 'signup', 'token?grant_type=password', 'verify', 'user', 'admin/users', 'factors']) {
    expect(await ask(path, 255), path).toBe(400);
    expect(reached.splice(0), path).toEqual([]);
    expect(await ask(path, 254), path).toBe(200);
    expect(reached.splice(0), path).toHaveLength(1);
  }
});
