// @vitest-environment jsdom
import { storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { AppError } from '@storyloom/shared/api';
import { requestEmailChange } from '@storyloom/shared/api/account';
import { changePassword, requestPasswordReset, signIn, signOut, signUp } from '@storyloom/shared/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { failureDetail } from '../../sign-out/failure-detail.ts';
import { failureMessage, isWeakPassword, nextStepOf } from './failure-message.ts';

const refusal = (status: number, msg: string, more: object = {}) => json({ code: status, msg, ...more }, status);
const UNREACHABLE = new TypeError('Failed to fetch');

async function failureOf(call: () => Promise<unknown>, answer: () => Answer): Promise<unknown> {
  const requests = fakeNetwork(answer);
  const failure: unknown = await call().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(requests.length).toBeGreaterThan(0);
  return failure;
}

beforeEach(() => {
  storeSession();
  // The client logs failed requests to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('says what to do about each failure of the sign-in service', async () => {
  const messages: readonly [Answer, string][] = [
    [
      UNREACHABLE,
      'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.',
    ],
    [json({}, 500), 'Something went wrong on our side. Please try again in a moment.'],
    [refusal(422, 'User already registered'), 'User already registered'],
    [refusal(400, '<b>no</b>'), 'Authentication failed'],
    [new Response(null, { status: 429 }), 'Too many attempts. Please try again in a few minutes.'],
    [refusal(429, 'You can only request this after 12 seconds.'), 'Too many attempts. Please try again in 12 seconds.'],
  ];
  for (const [answer, message] of messages) {
    const failure = await failureOf(
      () => signIn('mara@example.com', 'correct horse'),
      () => answer,
    );
    expect(failureMessage(failure)).toBe(message);
  }
  expect(failureMessage(new TypeError('x is not a function'))).toBe('Authentication failed');
  expect(failureMessage(new AppError('auth', ''))).toBe('Authentication failed');
});

it.each([
  ['signing up', () => signUp('Mara', 'mara@example.com', 'correct horse'), 'Authentication failed'],
  [
    'requesting a link',
    () => requestPasswordReset('mara@example.com', '/auth'),
    'The link couldn’t be sent. Please try again.',
  ],
  [
    'changing the password',
    () => changePassword('a new horse'),
    'Your password couldn’t be changed. Please try again.',
  ],
  [
    'changing the address',
    () => requestEmailChange({ from: 'mara@example.com', to: 'ada@example.com', password: 'correct horse' }),
    'Your email address couldn’t be changed. Please try again.',
  ],
])('shows the service’s words after %s, or its own', async (_what, call, fallback) => {
  expect(failureMessage(await failureOf(call, () => refusal(422, 'Not like this.')))).toBe('Not like this.');
  expect(failureMessage(await failureOf(call, () => json({}, 400)))).toBe(fallback);
});

it('ends the session when the service no longer knows it, and gives the reason when signing out fails', async () => {
  for (const status of [401, 403, 404]) {
    storeSession();
    expect(await failureOf(signOut, () => refusal(status, 'Gone'))).toBeUndefined();
    expect(localStorage, `${status}`).toHaveLength(0);
  }
  const details: readonly [Answer, string | undefined][] = [
    [UNREACHABLE, 'Storyloom can’t be reached, so you are still signed in. Check your connection and try again.'],
    [json({}, 500), 'Something went wrong on our side. Please try again in a moment.'],
    [json({}, 400), undefined],
    [refusal(422, 'Not like this.'), 'Not like this.'],
  ];
  for (const [answer, detail] of details) {
    storeSession();
    const failure = await failureOf(signOut, () => answer);
    expect(failure).toBeInstanceOf(AppError);
    expect(failureDetail(failure)).toBe(detail);
    expect(localStorage).toHaveLength(1);
  }
  expect(failureDetail(new TypeError('x is not a function'))).toBeUndefined();
});

it('knows the next step of a refusal by its code', () => {
  const refused = (cause: unknown) => new AppError('auth', 'No.', { cause });
  for (const [code, next] of [
    ['user_already_exists', 'sign-in'],
    ['email_exists', 'sign-in'],
    ['invalid_credentials', 'reset'],
    ['weak_password', undefined],
    [7, undefined],
  ])
    expect(nextStepOf(refused({ code })), `${code}`).toBe(next);
  for (const cause of [null, undefined, 'invalid_credentials', {}]) expect(nextStepOf(refused(cause))).toBeUndefined();
  expect(isWeakPassword(refused({ code: 'weak_password' }))).toBe(true);
  expect(isWeakPassword(refused({ code: 'email_exists' }))).toBe(false);
  expect(isWeakPassword({ cause: { code: 'weak_password' } })).toBe(false);
});
