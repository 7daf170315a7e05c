import { SECOND_STEP } from '@storyloom/shared/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt, wrongCode } from '../testing/authenticator.ts';
import { recoveryMail, redeem } from '../testing/recovery.ts';
import { describeRecoveryCodes } from '../testing/describe-recovery-codes.ts';
import { guarded, levels, newcomer, PASSWORD, save, signIn } from '../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { claimsOf } from './access-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const proofs = async (client: SupabaseClient) =>
  claimsOf((await client.auth.getSession()).data.session?.access_token ?? '').amr?.map(({ method }) => method);

describe('setting up two-step sign-in', () => {
  it('Setting up two-step sign-in returns the secret in three forms, and is complete after a code', async () => {
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
    // An unfinished set-up changes nothing.
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

  it('Setting up two-step sign-in takes a password that was entered a moment ago', async () => {
    const { client } = await newcomer(server);
    await client.auth.refreshSession();
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ status: 403, code: 'reauthentication_needed' });
  });

  it('Setting up two-step sign-in ends the sessions that began without it', async () => {
    const { client, email } = await newcomer(server);
    const other = await signIn(server, email);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code: codeAt(data!.totp.secret) });
    // Refused before its token expires: an empty library would look like a lost one.
    const stories = await other.from('user_stories').select('id');
    expect([stories.status, stories.error?.message]).toEqual([401, 'Your sign-in has ended. Please sign in again.']);
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it('A second set-up needs another name, and completing it removes the unfinished one', async () => {
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
  it('With only the password, a session reads and changes nothing in an account with two-step sign-in', async () => {
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

  it('A session reaches aal2 with the code, and keeps it when it is renewed', async () => {
    const { client: owner, email, factorId, secret } = await guarded(server);
    await save(owner);
    const client = await signIn(server, email);
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(['aal1', 'aal2']);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret) })).error).toBeNull();
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    expect((await client.from('user_stories').select('id')).data).toHaveLength(1);
    // The session that set it up stays valid.
    expect((await owner.auth.refreshSession()).error).toBeNull();
  });

  it('A code that was used, and any older code, is refused', async () => {
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

  it('After ten wrong codes, every code is refused for a quarter of an hour, even a correct one', async () => {
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

  it('A recovery link does not replace the second step: the code is required before a new password is chosen', async () => {
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
  it('Turning two-step sign-in off takes a code that was entered a moment ago, and keeps the password', async () => {
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

describeRecoveryCodes(() => server);
