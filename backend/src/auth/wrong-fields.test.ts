import { expect, it, onTestFinished, vi } from 'vitest';
import { createAuthHandler } from './auth-handler.ts';
import { readFields } from './read-fields.ts';
import { refuseWrongFields } from './wrong-fields.ts';

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

it('reads no more than thirty fields, and parses a body once', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  const ask = async (count: number) => {
    const body = JSON.stringify({
      email: 'a@b.cd',
      ...Object.fromEntries(Array.from({ length: count - 1 }, (_, at) => [at, 'x'])),
    });
    const request = new Request('http://127.0.0.1/auth/v1/signup', { method: 'POST', body });
    parse.mockClear();
    const [refusal, fields] = [await refuseWrongFields(request), await readFields(request)];
    expect(parse).toHaveBeenCalledOnce();
    return [refusal?.status, fields['email']];
  };
  expect(await ask(30)).toEqual([undefined, 'a@b.cd']);
  expect(await ask(31)).toEqual([400, undefined]);
});
