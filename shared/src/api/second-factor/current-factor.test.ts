// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fakeSession } from '@storyloom/testing/fake-auth';
import { json } from '@storyloom/testing/network';
import {
  CHALLENGE,
  factor,
  openPage,
  refuse,
  REMOVE,
  RENEW,
  service,
  user,
  VERIFY,
} from '@storyloom/testing/second-factor';

const USER = 'GET user';
const wrong = refuse('mfa_verification_failed', 'Invalid TOTP code entered');

describe('currentFactor', () => {
  it('The second factor that is on is the account’s verified one, with the day since which it is', async () => {
    service({ [USER]: () => json(user([factor('old', 'unverified'), factor('on', 'verified')])) });
    const { currentFactor } = await openPage();
    expect(await currentFactor()).toEqual({ id: 'on', since: new Date('2026-11-01T00:00:00Z') });
  });

  it('An account has no second factor while its set-up is unfinished', async () => {
    service({ [USER]: () => json(user([factor('old', 'unverified')])) });
    const { currentFactor } = await openPage();
    expect(await currentFactor()).toBeNull();
  });

  it('A second factor that can’t be read fails with the service’s message', async () => {
    service({ [USER]: refuse('user_banned', 'This account is closed.') });
    const { currentFactor } = await openPage();
    await expect(currentFactor()).rejects.toMatchObject({ name: 'AppError', message: 'This account is closed.' });
  });
});

describe('a set-up', () => {
  it('The first code is sent for the factor that is set up', async () => {
    const { asked, bodies } = service();
    const { confirmCode } = await openPage();
    await confirmCode('factor-1', '123 456');
    expect(asked()).toEqual([CHALLENGE, VERIFY]);
    expect(bodies()[1]).toMatchObject({ code: '123456' });
  });

  it('A wrong first code is told apart from other failures', async () => {
    service({ [VERIFY]: wrong });
    const { confirmCode } = await openPage();
    await expect(confirmCode('factor-1', '123456')).rejects.toMatchObject({ name: 'WrongCode' });
  });

  it.each([
    ['succeeds', () => json({ id: 'factor-1' })],
    ['is refused', refuse('mfa_factor_not_found', 'Factor not found')],
  ])('An abandoned set-up is removed, without an error whether this %s', async (_what, answer) => {
    const { asked } = service({ [REMOVE]: answer });
    const { abandonSetUp } = await openPage();
    await abandonSetUp('factor-1');
    expect(asked()).toEqual([REMOVE]);
  });
});

describe('turnOff', () => {
  it('Two-step sign-in is turned off after a code, and the session is renewed', async () => {
    const { asked } = service();
    const { turnOff, sessionStore } = await openPage(fakeSession({ level: 'aal2' }));
    await turnOff('factor-1', '123456');
    expect(asked()).toEqual([CHALLENGE, VERIFY, REMOVE, RENEW]);
    expect(sessionStore.getState().user).toMatchObject({ id: 'user-1' });
    expect(sessionStore.getState().user?.factors).toBeUndefined();
  });

  it('A wrong code turns nothing off', async () => {
    const { asked } = service({ [VERIFY]: wrong });
    const { turnOff } = await openPage();
    await expect(turnOff('factor-1', '123456')).rejects.toMatchObject({ name: 'WrongCode' });
    expect(asked()).toEqual([CHALLENGE, VERIFY]);
  });

  it('Two-step sign-in that the service refuses to turn off fails with its message', async () => {
    const { asked } = service({ [REMOVE]: refuse('insufficient_aal', 'Enter a code first.') });
    const { turnOff } = await openPage();
    await expect(turnOff('factor-1', '123456')).rejects.toMatchObject({
      name: 'AppError',
      message: 'Enter a code first.',
    });
    expect(asked()).toEqual([CHALLENGE, VERIFY, REMOVE]);
  });
});

describe('recovery codes', () => {
  it('Recovery codes are made, and counted, by the database', async () => {
    service({
      'POST make_recovery_codes': () => json(['abcd-efgh', 'ijkl-mnop']),
      'POST recovery_codes_left': () => json(2),
    });
    const { makeRecoveryCodes, recoveryCodesLeft } = await openPage();
    expect(await makeRecoveryCodes()).toEqual(['abcd-efgh', 'ijkl-mnop']);
    expect(await recoveryCodesLeft(new AbortController().signal)).toBe(2);
  });
});
