import { SECOND_STEP } from '@storyloom/shared/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt, wrongCode } from '../testing/authenticator.ts';
import { recoveryMail, redeem } from '../testing/recovery.ts';
import { guarded, newcomer, PASSWORD, signIn } from '../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { claimsOf } from './access-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const levels = async (client: SupabaseClient) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};
const save = (client: SupabaseClient) => client.from('user_stories').insert({ prompt: 'p', story: 's' }).select('id');
const proofs = async (client: SupabaseClient) =>
  claimsOf((await client.auth.getSession()).data.session?.access_token ?? '').amr?.map(({ method }) => method);

describe('setting up two-step sign-in', () => {
  it('gives a secret in three ways, and takes a code of it', async () => {
    const { client, email } = await newcomer(server);
    expect(await levels(client)).toEqual(['aal1', 'aal1']);
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Storyloom' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: '' });
    const { id: factorId, totp } = data!;
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp.uri).toBe(
      `otpauth://totp/Storyloom:${encodeURIComponent(email)}?issuer=Storyloom&secret=${totp.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    // Begun and not finished, it asks nobody for anything.
    expect(await levels(client)).toEqual(['aal1', 'aal1']);
    expect((await save(client)).error).toBeNull();
    const verified = await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(totp.secret) });
    expect(verified.error).toBeNull();
    expect(verified.data?.user.factors).toMatchObject([{ id: factorId, factor_type: 'totp', status: 'verified' }]);
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    expect(await proofs(client)).toEqual(['totp', 'password']);
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId }]);
    expect((await save(client)).error).toBeNull();
  });

  it('takes a password that was entered a moment ago', async () => {
    const { client } = await newcomer(server);
    await client.auth.refreshSession();
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ status: 403, code: 'reauthentication_needed' });
  });

  it('ends the sessions that began without it', async () => {
    const { client, email } = await newcomer(server);
    const other = await signIn(server, email);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code: codeAt(data!.totp.secret) });
    // Its page is told so, before its token runs out: an empty library would look like a lost one.
    const stories = await other.from('user_stories').select('id');
    expect([stories.status, stories.error?.message]).toEqual([401, 'Your sign-in has ended. Please sign in again.']);
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it('can be begun once more under another name, and what was not finished goes', async () => {
    const { client } = await newcomer(server);
    const first = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
    });
    const second = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' });
    const { secret } = second.data!.totp;
    await client.auth.mfa.challengeAndVerify({ factorId: second.data!.id, code: codeAt(secret) });
    expect((await client.auth.mfa.listFactors()).data?.all).toMatchObject([{ id: second.data!.id }]);
    expect(first.data?.id).not.toBe(second.data?.id);
  });
});

describe('signing in to an account with two-step sign-in', () => {
  it('is half done with the password: nothing of the account is read or changed', async () => {
    const { client: owner, email } = await guarded(server);
    expect((await save(owner)).error).toBeNull();
    const client = await signIn(server, email);
    expect(await levels(client)).toEqual(['aal1', 'aal2']);
    expect((await client.from('user_stories').select('id')).data).toEqual([]);
    expect((await save(client)).error?.code).toBe('42501');
    expect((await client.rpc('own_sessions')).data).toEqual([]);
    const change = await client.auth.updateUser({ password: 'battery staple', current_password: PASSWORD });
    expect(change.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    expect((await client.auth.updateUser({ data: { name: 'Eve' } })).error?.code).toBe('insufficient_aal');
    expect((await owner.from('user_stories').select('id')).data).toHaveLength(1);
  });

  it('is done with the code, and stays so when the session is renewed', async () => {
    const { client: owner, email, factorId, secret } = await guarded(server);
    await save(owner);
    const client = await signIn(server, email);
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(['aal1', 'aal2']);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret) })).error).toBeNull();
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    expect((await client.from('user_stories').select('id')).data).toHaveLength(1);
    // The one that it was set up with goes on.
    expect((await owner.auth.refreshSession()).error).toBeNull();
  });

  it('takes no code twice, and none that is older than one that was taken', async () => {
    const { email, factorId, secret } = await guarded(server);
    const code = codeAt(secret);
    const older = codeAt(secret, -1);
    const first = await signIn(server, email);
    expect((await first.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const second = await signIn(server, email);
    for (const used of [code, older]) {
      const { error } = await second.auth.mfa.challengeAndVerify({ factorId, code: used });
      expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    }
    expect(await levels(second)).toEqual(['aal1', 'aal2']);
  });

  it('refuses more than ten wrong codes for a quarter of an hour, right ones as well', async () => {
    const { email, factorId, secret, id } = await guarded(server);
    const client = await signIn(server, email);
    const attempt = async (code: string) => (await client.auth.mfa.challengeAndVerify({ factorId, code })).error;
    for (let count = 0; count < SECOND_STEP.tries; count += 1)
      expect(await attempt(wrongCode(secret))).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const refused = await attempt(codeAt(secret));
    expect(refused).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect(refused?.message).toMatch(/^Too many attempts\. Please try again after (?:900|8\d\d) seconds\.$/);
    await server.database.runScript(
      `update private.second_step_tries set tried_at = now() - interval '15 minutes' where user_id = '${id}'`,
    );
    expect(await attempt(codeAt(secret))).toBeNull();
  });

  it('is not done by the link of a mail: the code is asked for before a new password is chosen', async () => {
    const { email, factorId, secret } = await guarded(server);
    const { client } = await redeem(server, await recoveryMail(server, email));
    expect(await levels(client)).toEqual(['aal1', 'aal2']);
    const password = 'battery staple';
    expect((await client.auth.updateUser({ password })).error?.code).toBe('insufficient_aal');
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    await signIn(server, email, password);
  });
});

describe('turning two-step sign-in off', () => {
  it('takes a code that was entered a moment ago, and leaves the password alone', async () => {
    const { client, email, factorId, secret } = await guarded(server);
    await client.auth.refreshSession();
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 403,
      code: 'reauthentication_needed',
    });
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    expect((await save(await signIn(server, email))).error).toBeNull();
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(['aal1', 'aal1']);
    expect((await save(client)).error).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are ten, for a user who has just entered a code, and each lets the user in once with the password', async () => {
    const { client: owner, email } = await guarded(server);
    expect((await owner.rpc('recovery_codes_left')).data).toBe(0);
    const { data, error } = await owner.rpc('make_recovery_codes');
    expect(error).toBeNull();
    const codes = data as readonly string[];
    expect(new Set(codes).size).toBe(SECOND_STEP.recoveryCodes);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect((await owner.rpc('recovery_codes_left')).data).toBe(SECOND_STEP.recoveryCodes);

    const client = await signIn(server, email);
    expect((await client.rpc('use_recovery_code', { p_code: 'not-a-code' })).data).toBe(false);
    const typed = `  ${codes[3]!.toUpperCase().replaceAll('-', ' ')}`;
    expect((await client.rpc('use_recovery_code', { p_code: typed })).data).toBe(true);
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(['aal1', 'aal1']);
    expect((await save(client)).error).toBeNull();
    expect((await owner.auth.refreshSession()).error).not.toBeNull();
    const other = await signIn(server, email);
    expect((await other.rpc('use_recovery_code', { p_code: codes[4] })).data).toBe(false);
    expect((await save(other)).error).toBeNull();
  });

  it('are counted together with wrong codes of the app', async () => {
    const { client: owner, email } = await guarded(server);
    const codes = (await owner.rpc('make_recovery_codes')).data as readonly string[];
    const client = await signIn(server, email);
    for (let count = 0; count < SECOND_STEP.tries; count += 1)
      expect((await client.rpc('use_recovery_code', { p_code: `wrong ${count}` })).data).toBe(false);
    const refused = await client.rpc('use_recovery_code', { p_code: codes[0] });
    expect([refused.status, refused.error?.message]).toEqual([
      429,
      expect.stringMatching(/^Too many attempts\. Please try again after \d+ seconds\.$/),
    ]);
  });

  it('that are made again end the older ones, and are not made without a code of a moment ago', async () => {
    const { client: owner, email, factorId, secret } = await guarded(server);
    const older = (await owner.rpc('make_recovery_codes')).data as readonly string[];
    await owner.auth.refreshSession();
    expect((await owner.rpc('make_recovery_codes')).status).toBe(403);
    await owner.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect((await owner.rpc('make_recovery_codes')).error).toBeNull();
    const client = await signIn(server, email);
    expect((await client.rpc('use_recovery_code', { p_code: older[0] })).data).toBe(false);
  });
});
