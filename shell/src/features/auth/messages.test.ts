// @vitest-environment jsdom
import { writeSiteConfig } from '@storyloom/testing/write-site-config';
import { storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { AppError } from '@storyloom/shared/api';
import { requestEmailChange } from '@storyloom/shared/api/account';
import { changePassword, requestPasswordReset, signIn, signOut, signUp } from '@storyloom/shared/auth';
import { ANY_FAILURES } from '@storyloom/testing/remote-failures';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failureDetail } from '../../sign-out/failure-detail.ts';
import { strings as leaving } from '../../sign-out/strings.ts';
import { failureMessage } from './failure-message.ts';

const refuses =
  (status: number, msg: string, more: object = {}) =>
  () =>
    json({ code: status, msg, ...more }, status);

/** Failures of the sign-in service, and those of any call. */
const FAILURES = {
  ...ANY_FAILURES,
  '401 in its words': refuses(401, 'Invalid API key'),
  '403 in its words': refuses(403, 'Signups not allowed for this instance'),
  '404 in its words': refuses(404, 'User not found'),
  '409 in its words': refuses(409, 'This address was changed in the meantime'),
  '413 of the gateway': () =>
    json({ error: { code: 'body_too_large', message: 'The request is larger than 64 KB.' } }, 413),
  '422 in its words': refuses(422, 'User already registered', { error_code: 'user_already_exists' }),
  '422 of a weak password': refuses(422, 'Password is known from a leak', {
    error_code: 'weak_password',
    weak_password: { reasons: ['pwned'] },
  }),
  '429 of the gateway': () => json({ error: { code: 'rate_limited', message: 'Slow down', retryAfter: 40 } }, 429),
  '429 in its words': refuses(429, 'For security purposes, you can only request this after 12 seconds.'),
  '400 with {}': () => json({}, 400),
  '400 with an object for words': () => json({ msg: {}, message: {}, error: {} }, 400),
  '400 with markup for words': refuses(400, '<b>no</b>'),
  '400 with JSON for words': refuses(400, '{"a":1}'),
  '400 with a list': () => json([], 400),
} as const satisfies Record<string, () => Answer>;

type Failure = keyof typeof FAILURES;

const UNREACHABLE =
  'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.';
const BROKEN = 'Something went wrong on our side. Please try again in a moment.';

/** Messages that all calls share; for other failures, each call has its fallback. */
const COMMON: Readonly<Partial<Record<Failure, string>>> = {
  'unreachable in Chromium': UNREACHABLE,
  'unreachable in Firefox': UNREACHABLE,
  'unreachable in WebKit': UNREACHABLE,
  '502 as a page': UNREACHABLE,
  '503 with a wait': UNREACHABLE,
  'a page for an answer': UNREACHABLE,
  'half a body for an answer': UNREACHABLE,
  'an empty body for an answer': UNREACHABLE,
  '500 without a word': BROKEN,
  '500 as a page': BROKEN,
  '500 with half a body': BROKEN,
  '500 with {}': BROKEN,
  '500 with an object for words': BROKEN,
  '500 with markup for words': BROKEN,
  '500 with JSON for words': BROKEN,
  '401 in its words': 'Invalid API key',
  '403 in its words': 'Signups not allowed for this instance',
  '404 in its words': 'User not found',
  '409 in its words': 'This address was changed in the meantime',
  '413 of the gateway': 'The request is larger than 64 KB.',
  '422 in its words': 'User already registered',
  '422 of a weak password': 'Password is known from a leak',
  '429 without a word': 'Too many attempts. Please try again in a few minutes.',
  '429 with a wait': 'Too many attempts. Please try again in 40 seconds.',
  '429 of the gateway': 'Too many attempts. Please try again in 40 seconds.',
  '429 in its words': 'Too many attempts. Please try again in 12 seconds.',
};

const CALLS = {
  'sign up': [() => signUp('Mara', 'mara@example.com', 'correct horse'), 'Authentication failed'],
  'sign in': [() => signIn('mara@example.com', 'correct horse'), 'Authentication failed'],
  'ask for a link': [
    () => requestPasswordReset('mara@example.com', '/auth'),
    'The link couldn’t be sent. Please try again.',
  ],
  'choose a new password': [
    () => changePassword('a new horse'),
    'Your password couldn’t be changed. Please try again.',
  ],
  'change the address': [
    () => requestEmailChange({ from: 'mara@example.com', to: 'ada@example.com', password: 'correct horse' }),
    'Your email address couldn’t be changed. Please try again.',
  ],
} as const;

async function failureOf(call: () => Promise<unknown>, answer: () => Answer): Promise<unknown> {
  const requests = fakeNetwork(answer);
  const failure: unknown = await call().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(requests.length).toBeGreaterThan(0);
  return failure;
}

/** Expects readable sentences without repetition. */
function expectReadable(message: string): void {
  expect(message).not.toMatch(/[{}<>[\]]|fetch|networkerror|load failed|undefined|null|JSON|token|Error\b/i);
  expect(message).toMatch(/^\p{Lu}.+\p{L}{2}/u);
  const sentences = message.split(/[.;]\s*/).filter(Boolean);
  expect(new Set(sentences).size).toBe(sentences.length);
}

beforeAll(() => {
  writeSiteConfig();
  // The client logs failed requests to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(Object.entries(CALLS))('a failed attempt to %s', (_name, [call, fallback]) => {
  it.each(Object.keys(FAILURES) as Failure[])(
    'The message of a failed call of the sign-in service is readable and as expected: %s',
    async (failure) => {
      storeSession();
      const message = failureMessage(await failureOf(call, FAILURES[failure]));
      expect(message).toBe(COMMON[failure] ?? fallback);
      expectReadable(message);
    },
  );
});

/** With these failures, the service has no such session: the user is already signed out. */
const GONE = /^40[134] /;

describe('a failed sign-out', () => {
  it.each(Object.keys(FAILURES) as Failure[])(
    'A failed sign-out has a readable detail or ends the session: %s',
    async (failure) => {
      storeSession();
      const error = await failureOf(signOut, FAILURES[failure]);
      const isOut = GONE.test(failure) || failure.endsWith('for an answer');
      expect(error instanceof AppError).toBe(!isOut);
      expect(localStorage.length).toBe(isOut ? 0 : 1);
      const detail = failureDetail(error);
      expect(detail).not.toBe(leaving.failed);
      if (detail !== undefined) expectReadable(detail);
    },
  );

  it('A failed sign-out has a detail unless the service gives no reason', async () => {
    storeSession();
    const detailOf = async (failure: Failure) => failureDetail(await failureOf(signOut, FAILURES[failure]));
    expect(await detailOf('unreachable in Chromium')).toBe(leaving.unreachable);
    expect(await detailOf('500 with {}')).toBe(BROKEN);
    expect(await detailOf('400 with {}')).toBeUndefined();
    expect(await detailOf('422 in its words')).toBe('User already registered');
  });
});

it('An error of the page’s own code has a general message and no detail', () => {
  expect(failureMessage(new TypeError('x is not a function'))).toBe('Authentication failed');
  expect(failureDetail(new TypeError('x is not a function'))).toBeUndefined();
});
