import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Handler } from '../http/handler.ts';
import { changeAccount } from './change-account.ts';
import { renewSession } from './renew-session.ts';
import { limitSignOuts } from './sign-out.ts';

// The clock of the limits stands still.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

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

it('an account that renews its sessions too often stays signed in', async () => {
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

/** A request with the token of a user, which Lite verifies. */
function asUser(sub: string, method: string, path: string, fields: object): Request {
  const token = `x.${Buffer.from(JSON.stringify({ sub, session_id: 's' })).toString('base64url')}.x`;
  const headers = { authorization: `Bearer ${token}` };
  return new Request(`http://127.0.0.1/auth/v1/${path}`, { method, headers, body: JSON.stringify(fields) });
}

const changeName = (supabase: Handler): Handler =>
  changeAccount({
    supabase,
    changes: { endEmailChange: async () => undefined },
    sessions: { endOthers: async () => undefined, recovering: async () => 'now', endRecovering: async () => undefined },
    requirePassword: async () => undefined,
  });

it.each([
  ['changes its name thirty times', changeName, 'PUT', 'user', { data: { name: 'Ann' } }, 30],
  ['signs out other devices 120 times', limitSignOuts, 'POST', 'logout?scope=others', {}, 120],
])('an account %s in an hour', async (_what, start, method, path, fields, most) => {
  const accepted = start(answering(200));
  const refused = start(answering(401));
  const send = (handler: Handler, sub: string) => () => handler(asUser(sub, method, path, fields));
  expect(await repeat(most + 1, send(accepted, 'ann'))).toEqual({ status: 429, count: 1, wait: `${3600 / most}` });
  expect(await repeat(most, send(accepted, 'ben'))).toMatchObject({ status: 200, count: most });
  // A token that Lite refuses counts for no account.
  expect(await repeat(most + 1, send(refused, 'ann'))).toMatchObject({ status: 401, count: most + 1 });
});
