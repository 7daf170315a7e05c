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
  REMOVE,
  RENEW,
  service,
  unreachable,
  user,
  VERIFY,
} from '@storyloom/testing/second-factor';
import { strings } from './strings.ts';

const SIGN_IN = 'POST token?grant_type=password';
const USER = 'GET user';
const notFound = refuse('mfa_factor_not_found', 'Factor not found');
const wrong = refuse('mfa_verification_failed', 'Invalid TOTP code entered');

describe('setting up', () => {
  it('A set-up ends the session that it replaces, and removes unfinished set-ups only', async () => {
    const factors = [factor('old', 'unverified'), factor('on', 'verified')];
    const { asked } = service({ [SIGN_IN]: () => json({ ...fakeSession(), user: user(factors) }) });
    const { beginSetUp } = await openPage();
    const enrolment = await beginSetUp('mara@example.com', 'correct horse');
    expect(enrolment).toMatchObject({ factorId: 'new', secret: 'ABCD' });
    expect(enrolment.qrCode).toContain('<svg/>');
    expect(asked()).toEqual([SIGN_IN, 'POST logout?scope=local', 'DELETE factors/old', 'POST factors']);
    const ended = service();
    await (await openPage(null)).beginSetUp('mara@example.com', 'correct horse');
    expect(ended.asked()).toEqual([SIGN_IN, 'POST factors']);
  });

  it('A wrong password sets nothing up, and a refused set-up fails with the service’s message', async () => {
    const { asked } = service({ [SIGN_IN]: refuse('invalid_credentials', 'Invalid login credentials') });
    const { beginSetUp } = await openPage();
    await expect(beginSetUp('mara@example.com', 'wrong')).rejects.toThrow('Invalid login credentials');
    expect(asked()).toEqual([SIGN_IN]);
    service({ 'POST factors': refuse('too_many_enrolled_mfa_factors', 'Too many factors.') });
    await expect(beginSetUp('mara@example.com', 'correct horse')).rejects.toThrow('Too many factors.');
  });

  it('The first code is sent for the factor that is set up, and a wrong one is told apart', async () => {
    const { asked, bodies } = service();
    const { confirmCode } = await openPage();
    await confirmCode('factor-1', '123 456');
    expect(asked()).toEqual([CHALLENGE, VERIFY]);
    expect(bodies()[1]).toMatchObject({ code: '123456' });
    service({ [VERIFY]: wrong });
    await expect(confirmCode('factor-1', '123456')).rejects.toMatchObject({ name: 'WrongCode' });
  });

  it('An abandoned set-up is removed, and a failure to do so does not matter', async () => {
    const { abandonSetUp } = await openPage();
    for (const answer of [() => json({ id: 'factor-1' }), notFound]) {
      const { asked } = service({ [REMOVE]: answer });
      await abandonSetUp('factor-1');
      expect(asked()).toEqual([REMOVE]);
    }
  });
});

describe('the current factor', () => {
  it('The second factor that is on is the account’s verified one, with the day since which it is', async () => {
    service({ [USER]: () => json(user([factor('old', 'unverified'), factor('on', 'verified')])) });
    const { currentFactor } = await openPage();
    expect(await currentFactor()).toEqual({ id: 'on', since: new Date('2026-11-01T00:00:00Z') });
    service({ [USER]: () => json(user([factor('old', 'unverified')])) });
    expect(await currentFactor()).toBeNull();
    service({ [USER]: refuse('user_banned', 'This account is closed.') });
    await expect(currentFactor()).rejects.toMatchObject({ name: 'AppError', message: 'This account is closed.' });
  });

  it('Two-step sign-in is turned off after a code, and the session is renewed', async () => {
    const { asked } = service();
    const { turnOff, sessionStore } = await openPage(fakeSession({ level: 'aal2' }));
    await turnOff('factor-1', '123456');
    expect(asked()).toEqual([CHALLENGE, VERIFY, REMOVE, RENEW]);
    expect(sessionStore.getState().user).toMatchObject({ id: 'user-1' });
    expect(sessionStore.getState().user?.factors).toBeUndefined();
  });

  it('A wrong code turns nothing off, and a refusal fails with the service’s message', async () => {
    const { turnOff } = await openPage();
    const stopped = service({ [VERIFY]: wrong });
    await expect(turnOff('factor-1', '123456')).rejects.toMatchObject({ name: 'WrongCode' });
    expect(stopped.asked()).toEqual([CHALLENGE, VERIFY]);
    const { asked } = service({ [REMOVE]: refuse('insufficient_aal', 'Enter a code first.') });
    await expect(turnOff('factor-1', '123456')).rejects.toMatchObject({ message: 'Enter a code first.' });
    expect(asked()).toEqual([CHALLENGE, VERIFY, REMOVE]);
  });
});

describe('enterCode', () => {
  it('A code is sent without its spaces, signs the user in, and is needed only once', async () => {
    const { asked, bodies } = service();
    const { enterCode, sessionStore } = await openPage(halfway);
    expect(sessionStore.getState()).toMatchObject({ user: null, secondStepOf: { id: 'user-1' } });
    await enterCode(' 123 456 ');
    expect(asked()).toEqual([CHALLENGE, VERIFY]);
    expect(bodies()[1]).toMatchObject({ code: '123456', challenge_id: 'challenge-1' });
    expect(sessionStore.getState()).toMatchObject({ user: { id: 'user-1' }, secondStepOf: null });
    const signedIn = service();
    await (await openPage()).enterCode('123456');
    expect(signedIn.asked()).toEqual([]);
  });

  it('A wrong or expired code leaves the user halfway', async () => {
    const { enterCode, sessionStore } = await openPage(halfway);
    for (const reason of ['mfa_verification_failed', 'mfa_challenge_expired']) {
      const { asked } = service({ [VERIFY]: refuse(reason, 'Invalid TOTP code entered') });
      await expect(enterCode('123456')).rejects.toMatchObject({ name: 'WrongCode', message: strings.wrongCode });
      expect(asked()).toEqual([CHALLENGE, VERIFY]);
      expect(sessionStore.getState()).toMatchObject({ user: null, secondStepOf: { id: 'user-1' } });
    }
  });

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
    service({ [CHALLENGE]: notFound, [RENEW]: refuse('session_expired', 'Session expired') });
    await expect((await openPage(halfway)).enterCode('123456')).rejects.toMatchObject({
      name: 'AppError',
      message: 'Session expired',
    });
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
    const failure = { name: 'WrongCode', message: strings.wrongRecoveryCode };
    await expect(enterRecoveryCode('abcd')).rejects.toMatchObject(failure);
    expect(sessionStore.getState().secondStepOf?.id).toBe('user-1');
  });

  it('A refused recovery code fails with the database’s message, and its waiting time if it names one', async () => {
    const { enterRecoveryCode } = await openPage(halfway);
    for (const [message, failure] of [
      ['Try again after 40 seconds.', { code: 'rate_limited', retryAfter: 40 }],
      ['Sign in first.', { code: 'data', retryAfter: undefined }],
    ] as const) {
      const { asked } = service({ [RECOVER]: () => json({ code: 'PT403', message }, 403) });
      await expect(enterRecoveryCode('abcd')).rejects.toMatchObject({ name: 'AppError', message, ...failure });
      expect(asked()).toEqual([RECOVER]);
    }
  });
});
