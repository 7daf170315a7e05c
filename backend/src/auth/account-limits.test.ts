import { expect, it } from 'vitest';
import type { Handler } from '../http/handler.ts';
import { changeAccount } from './change-account.ts';
import { renewSession } from './renew-session.ts';

const answering =
  (status: number): Handler =>
  async () =>
    Response.json({}, { status });

/** Sends a request so many times. @returns the last answer, and how many had its status */
async function repeat(count: number, send: () => Promise<Response>) {
  const answers: Response[] = [];
  for (let turn = 0; turn < count; turn += 1) answers.push(await send());
  const { status, headers } = answers.at(-1)!;
  return {
    status,
    count: answers.filter((answer) => answer.status === status).length,
    wait: headers.get('retry-after'),
  };
}

it('an account renews its sessions 120 times in an hour, and then gets an answer that keeps it signed in', async () => {
  const start = (supabase: Handler) => {
    const renew = renewSession(supabase, {
      endReplayed: async () => false,
      giveBack: async () => true,
      userOf: async (token) => token.split(' ')[0],
    });
    return (token: string) => () =>
      renew(new Request('http://127.0.0.1/', { method: 'POST', body: JSON.stringify({ refresh_token: token }) }));
  };
  const renew = start(answering(200));
  expect(await repeat(121, renew('ann 1'))).toEqual({ status: 503, count: 1, wait: '30' });
  expect(await repeat(1, renew('ann 2'))).toMatchObject({ status: 503 });
  expect(await repeat(120, renew('ben 1'))).toMatchObject({ status: 200, count: 120 });
  expect(await repeat(121, start(answering(500))('ann 1'))).toMatchObject({ status: 500, count: 121 });
});

it('an account changes its name thirty times in an hour', async () => {
  const tokenOf = (sub: string) => `x.${Buffer.from(JSON.stringify({ sub, session_id: 's' })).toString('base64url')}.x`;
  const start = (supabase: Handler) => {
    const change = changeAccount({
      supabase,
      changes: { endEmailChange: async () => undefined },
      sessions: {
        endOthers: async () => undefined,
        recovering: async () => 'now',
        endRecovering: async () => undefined,
      },
      requirePassword: async () => undefined,
    });
    return (sub: string) => () =>
      change(
        new Request('http://127.0.0.1/auth/v1/user', {
          method: 'PUT',
          headers: { authorization: `Bearer ${tokenOf(sub)}` },
          body: JSON.stringify({ data: { name: 'Ann' } }),
        }),
      );
  };
  const change = start(answering(200));
  expect(await repeat(31, change('ann'))).toEqual({ status: 429, count: 1, wait: '120' });
  expect(await repeat(30, change('ben'))).toMatchObject({ status: 200, count: 30 });
  // A token that Lite refuses counts for nobody.
  expect(await repeat(31, start(answering(401))('ann'))).toMatchObject({ status: 401, count: 31 });
});
