// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { strings } from './strings.ts';

const factor = (id: string, status: 'verified' | 'unverified') => ({
  id,
  status,
  factor_type: 'totp',
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
});
/** The session of a user who has entered the password but not the code. */
const halfway = fakeSession({ level: 'aal1' });
/** The account, with these second factors. */
const user = (factors?: readonly object[]) => ({ ...fakeSession().user, ...(factors && { factors }) });
const refuse = (error_code: string, msg: string) => () => json({ code: 422, error_code, msg }, 422);

const SIGN_IN = 'POST token?grant_type=password';
const RENEW = 'POST token?grant_type=refresh_token';
const CHALLENGE = 'POST factors/factor-1/challenge';
const VERIFY = 'POST factors/factor-1/verify';
const REMOVE = 'DELETE factors/factor-1';
const RECOVER = 'POST use_recovery_code';

const ANSWERS: Readonly<Record<string, () => Answer>> = {
  [SIGN_IN]: () => json({ ...fakeSession(), user: user() }),
  'POST factors': () =>
    json({ id: 'new', type: 'totp', totp: { secret: 'ABCD', uri: 'otpauth://totp/x', qr_code: '<svg/>' } }),
  [CHALLENGE]: () => json({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
  [VERIFY]: () => json(fakeSession({ level: 'aal2' })),
  [REMOVE]: () => json({ id: 'factor-1' }),
  [RENEW]: () => json(fakeSession()),
  [RECOVER]: () => json(true),
};

/** Sign-in service and database with these answers, and every request to them as method and address. */
function service(answers: typeof ANSWERS = {}) {
  const name = ({ method, url }: { readonly method: string; readonly url: URL }) =>
    `${method} ${url.pathname.replace(/^\/(?:auth\/v1|rest\/v1\/rpc)\//, '')}${url.search}`;
  const requests = fakeNetwork(
    (request) => ({ ...ANSWERS, ...answers })[name(request)]?.() ?? new Response(null, { status: 204 }),
  );
  return { asked: () => requests.map(name), bodies: () => requests.map(({ body }) => body) };
}

/** A new page with the session of an earlier visit, if there is one. */
async function openPage(session: ReturnType<typeof fakeSession> | null = fakeSession()) {
  vi.resetModules();
  if (session) storeSession(session);
  const { sessionStore } = await import('@storyloom/shared/auth');
  await sessionStore.start();
  return { ...(await import('@storyloom/shared/api/second-factor')), sessionStore };
}

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

  it('An abandoned set-up is removed, and a failure to do so does not matter', async () => {
    const { abandonSetUp } = await openPage();
    const { asked } = service({ [REMOVE]: notFound });
    await abandonSetUp('factor-1');
    expect(asked()).toEqual([REMOVE]);
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

  it('A wrong or expired code, or a refusal, leaves the user halfway', async () => {
    const { enterCode, sessionStore } = await openPage(halfway);
    for (const [reason, failure] of [
      ['mfa_verification_failed', { name: 'WrongCode', message: strings.wrongCode }],
      ['mfa_challenge_expired', { name: 'WrongCode', message: strings.wrongCode }],
      ['too_many_requests', { name: 'AppError', message: 'Invalid TOTP code entered' }],
    ] as const) {
      const { asked } = service({ [VERIFY]: refuse(reason, 'Invalid TOTP code entered') });
      await expect(enterCode('123456')).rejects.toMatchObject(failure);
      expect(asked()).toEqual([CHALLENGE, VERIFY]);
      expect(sessionStore.getState()).toMatchObject({ user: null, secondStepOf: { id: 'user-1' } });
    }
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
