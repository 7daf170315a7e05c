// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeSession } from '@storyloom/testing/fake-auth';
import { json } from '@storyloom/testing/network';
import {
  CHALLENGE,
  factor,
  halfway,
  openPage,
  RECOVER,
  refuse,
  RENEW,
  service,
  unreachable,
  user,
  VERIFY,
} from '@storyloom/testing/second-factor';
import { strings } from './strings.ts';

const notFound = refuse('mfa_factor_not_found', 'Factor not found');

describe('beginSetUp', () => {
  it('The session that is replaced is ended, unfinished set-ups are removed, and those that are on stay', async () => {
    const factors = [factor('old', 'unverified'), factor('on', 'verified')];
    const { asked } = service({
      'POST token?grant_type=password': () => json({ ...fakeSession(), user: user(factors) }),
    });
    const { beginSetUp } = await openPage();
    const enrolment = await beginSetUp('mara@example.com', 'correct horse');
    expect(enrolment).toMatchObject({ factorId: 'new', secret: 'ABCD' });
    expect(enrolment.qrCode).toContain('<svg/>');
    expect(asked()).toEqual([
      'POST token?grant_type=password',
      'POST logout?scope=local',
      'DELETE factors/old',
      'POST factors',
    ]);
  });

  it('A set-up after the session has ended signs in, and ends no session', async () => {
    const { asked } = service();
    const { beginSetUp } = await openPage(null);
    await beginSetUp('mara@example.com', 'correct horse');
    expect(asked()).toEqual(['POST token?grant_type=password', 'POST factors']);
  });

  it('A wrong password sets nothing up', async () => {
    const { asked } = service({
      'POST token?grant_type=password': refuse('invalid_credentials', 'Invalid login credentials'),
    });
    const { beginSetUp } = await openPage();
    await expect(beginSetUp('mara@example.com', 'wrong')).rejects.toThrow('Invalid login credentials');
    expect(asked()).toEqual(['POST token?grant_type=password']);
  });

  it('A set-up that the service refuses fails with its message', async () => {
    service({ 'POST factors': refuse('too_many_enrolled_mfa_factors', 'Too many factors.') });
    const { beginSetUp } = await openPage();
    await expect(beginSetUp('mara@example.com', 'correct horse')).rejects.toThrow('Too many factors.');
  });
});

describe('enterCode', () => {
  it('A code is sent without its spaces, and signs the user in', async () => {
    const { asked, bodies } = service();
    const { enterCode, sessionStore } = await openPage(halfway);
    expect(sessionStore.getState()).toMatchObject({ user: null, secondStepOf: { id: 'user-1' } });
    await enterCode(' 123 456 ');
    expect(asked()).toEqual([CHALLENGE, VERIFY]);
    expect(bodies()[1]).toMatchObject({ code: '123456', challenge_id: 'challenge-1' });
    expect(sessionStore.getState()).toMatchObject({ user: { id: 'user-1' }, secondStepOf: null });
  });

  it('No code is sent when the user has been signed in meanwhile', async () => {
    const { asked } = service();
    const { enterCode } = await openPage();
    await enterCode('123456');
    expect(asked()).toEqual([]);
  });

  it.each(['mfa_verification_failed', 'mfa_challenge_expired'])(
    'A code that the service refuses as %s is a wrong code, and leaves the user halfway',
    async (reason) => {
      const { asked } = service({ [VERIFY]: refuse(reason, 'Invalid TOTP code entered') });
      const { enterCode, sessionStore } = await openPage(halfway);
      await expect(enterCode('123456')).rejects.toMatchObject({ name: 'WrongCode', message: strings.wrongCode });
      expect(asked()).toEqual([CHALLENGE, VERIFY]);
      expect(sessionStore.getState()).toMatchObject({ user: null, secondStepOf: { id: 'user-1' } });
    },
  );

  it('A code that can’t be checked fails with the reason, and the session is not renewed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { asked } = service({ [VERIFY]: unreachable });
    const { enterCode } = await openPage(halfway);
    await expect(enterCode('123456')).rejects.toMatchObject({ name: 'AppError', code: 'network' });
    expect(asked()).toEqual([CHALLENGE, VERIFY]);
  });

  it('A user whose two-step sign-in was turned off on another device is signed in without a code', async () => {
    const { asked } = service({ [CHALLENGE]: notFound });
    const { enterCode, sessionStore } = await openPage(halfway);
    await enterCode('123456');
    expect(asked()).toEqual([CHALLENGE, RENEW]);
    expect(sessionStore.getState()).toMatchObject({ user: { id: 'user-1' }, secondStepOf: null });
  });

  it('A session that can’t be renewed without a code fails with the service’s message', async () => {
    service({ [CHALLENGE]: notFound, [RENEW]: refuse('session_expired', 'Session expired') });
    const { enterCode } = await openPage(halfway);
    await expect(enterCode('123456')).rejects.toMatchObject({ name: 'AppError', message: 'Session expired' });
  });
});

describe('enterRecoveryCode', () => {
  it.each([
    ['A recovery code', true],
    ['A recovery code that is spent because the answer to it was lost', false],
  ])('%s signs the user in with a renewed session', async (_what, answer) => {
    const { asked, bodies } = service({ [RECOVER]: () => json(answer) });
    const { enterRecoveryCode, sessionStore } = await openPage(halfway);
    await enterRecoveryCode('abcd-efgh');
    expect(asked()).toEqual([RECOVER, RENEW]);
    expect(bodies()[0]).toEqual({ p_code: 'abcd-efgh' });
    expect(sessionStore.getState()).toMatchObject({ user: { id: 'user-1' }, secondStepOf: null });
  });

  it('A wrong recovery code is refused, and leaves the user halfway', async () => {
    service({ [RECOVER]: () => json(false), [RENEW]: () => json(halfway) });
    const { enterRecoveryCode, sessionStore } = await openPage(halfway);
    await expect(enterRecoveryCode('abcd')).rejects.toMatchObject({
      name: 'WrongCode',
      message: strings.wrongRecoveryCode,
    });
    expect(sessionStore.getState().secondStepOf?.id).toBe('user-1');
  });

  it.each([
    ['too many attempts', 'Try again after 40 seconds.', { code: 'rate_limited', retryAfter: 40 }],
    ['another refusal', 'Sign in first.', { code: 'data', retryAfter: undefined }],
  ])('A recovery code after %s fails with the database’s message', async (_what, message, failure) => {
    const { asked } = service({ [RECOVER]: () => json({ code: 'PT403', message }, 403) });
    const { enterRecoveryCode } = await openPage(halfway);
    await expect(enterRecoveryCode('abcd')).rejects.toMatchObject({ name: 'AppError', message, ...failure });
    expect(asked()).toEqual([RECOVER]);
  });
});
