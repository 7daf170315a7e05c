import { AppError } from '@storyloom/shared/api';
import { expect, it } from 'vitest';
import { failureDetail } from '../../sign-out/failure-detail.ts';
import { strings } from '../../sign-out/strings.ts';
import { failureMessage, isWeakPassword, nextStepOf } from './failure-message.ts';

const BUG = new TypeError('x is not a function');
const refused = (cause: unknown) => new AppError('auth', 'No.', { cause });

it('says what to do about each failure of the sign-in service', () => {
  for (const [failure, message] of [
    [
      new AppError('network', ''),
      'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.',
    ],
    [new AppError('rate_limited', 'x'), 'Too many attempts. Please try again in a few minutes.'],
    [new AppError('rate_limited', 'x', { retryAfter: 12 }), 'Too many attempts. Please try again in 12 seconds.'],
    [new AppError('auth', 'User already registered'), 'User already registered'],
    [new AppError('auth', ''), 'Authentication failed'],
    [BUG, 'Authentication failed'],
  ] as const)
    expect(failureMessage(failure)).toBe(message);
});

it('gives the reason when signing out fails, unless it adds nothing', () => {
  expect(failureDetail(new AppError('network', ''))).toBe(strings.unreachable);
  expect(failureDetail(new AppError('auth', 'Not like this.'))).toBe('Not like this.');
  expect(failureDetail(new AppError('internal', strings.failed))).toBeUndefined();
  expect(failureDetail(BUG)).toBeUndefined();
});

it('knows the next step of a refusal by its code', () => {
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
