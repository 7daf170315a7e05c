import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt, wrongCode } from '../testing/authenticator.ts';
import { letAnHourPass } from '../testing/pass-time.ts';
import { newMails, readInbox, recoveryMail, redeem } from '../testing/recovery.ts';
import { guarded, levels, newcomer, PASSWORD, save, signIn } from '../testing/second-factor.ts';
import { sharedServer, type TestServer } from '../testing/test-server.ts';
import { signToken } from '../testing/tokens.ts';
import { claimsOf } from './access-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(letAnHourPass);

const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? '';
const proofs = async (client: SupabaseClient) => claimsOf(await tokenOf(client)).amr?.map(({ method }) => method);

async function ask(token: string, method: string, path: string, body?: object) {
  const { status, text } = await server.call(path, { method, token, body });
  return { status, body: JSON.parse(text) as { error_code?: string } };
}

const INSUFFICIENT = expect.objectContaining({ error_code: 'insufficient_aal' }) as object;

describe('setting up two-step sign-in', () => {
  it('returns the secret in three forms; a code completes it and ends other sessions', async () => {
    const { client, email } = await newcomer(server);
    const other = await signIn(server, email);
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
    expect(verified.data?.user.factors).toMatchObject([{ id: factorId, factor_type: 'totp', status: 'verified' }]);
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    expect(await proofs(client)).toEqual(['totp', 'password']);
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId }]);
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    expect((await save(client)).error).toBeNull();
    // Sessions without it are refused before their tokens expire: an empty library would look like a lost one.
    const stories = await other.from('user_stories').select('id');
    expect([stories.status, stories.error?.message]).toEqual([401, 'Your sign-in has ended. Please sign in again.']);
    expect((await other.auth.refreshSession()).error).not.toBeNull();
  });

  it('takes a password that was entered a moment ago', async () => {
    const { client } = await newcomer(server);
    await client.auth.refreshSession();
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ status: 403, code: 'reauthentication_needed' });
  });

  it('refuses other requests with the codes its client knows, and removes unfinished apps', async () => {
    const { client } = await newcomer(server);
    await client.auth.mfa.enroll({ factorType: 'totp' });
    const again = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' });
    const token = await tokenOf(client);
    const unknown = randomUUID();
    for (const [method, path, body, status, code] of [
      ['POST', '', { factor_type: 'phone' }, 422, 'mfa_phone_enroll_not_enabled'],
      ['POST', '', { factor_type: 'smoke' }, 400, 'validation_failed'],
      ['POST', '', { factor_type: 'totp', issuer: '漢'.repeat(34) }, 400, 'validation_failed'],
      ['POST', '', { factor_type: 'totp', issuer: '\ud800' }, 400, 'validation_failed'],
      ['GET', '', undefined, 404, 'not_found'],
      ['DELETE', '/7', undefined, 404, 'validation_failed'],
      ['DELETE', `/${unknown}`, undefined, 404, 'mfa_factor_not_found'],
      ['POST', `/${unknown}/forget`, {}, 404, 'not_found'],
      ['POST', `/${data!.id}/verify`, { challenge_id: unknown, code: '' }, 400, 'validation_failed'],
    ] as const) {
      const answer = await ask(token, method, `/auth/v1/factors${path}`, body);
      expect([answer.status, answer.body.error_code], `${method} ${path}`).toEqual([status, code]);
    }
    await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code: codeAt(data!.totp.secret) });
    // The first one was never finished.
    expect((await client.auth.mfa.listFactors()).data?.all).toMatchObject([{ id: data!.id }]);
  });
});

describe('with the password alone', () => {
  it('a session reads and changes nothing, is not completed by renewals, and asks the story service for nothing', async () => {
    const { client: owner, email, factorId } = await guarded(server);
    expect((await save(owner)).error).toBeNull();
    const half = await signIn(server, email);
    await half.auth.refreshSession();
    expect(await levels(half)).toEqual(['aal1', 'aal2']);
    expect((await half.from('user_stories').select('id')).data).toEqual([]);
    expect((await save(half)).error?.code).toBe('42501');
    const change = await half.auth.updateUser({ password: 'battery staple', current_password: PASSWORD });
    expect(change.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    expect((await half.auth.updateUser({ data: { name: 'Eve' } })).error?.code).toBe('insufficient_aal');
    const token = await tokenOf(half);
    expect((await ask(token, 'DELETE', `/auth/v1/factors/${factorId}`)).body).toEqual(INSUFFICIENT);
    const enrolling = { factor_type: 'totp', friendly_name: 'Eve' };
    expect((await ask(token, 'POST', '/auth/v1/factors', enrolling)).body).toEqual(INSUFFICIENT);
    for (const [name, body] of [
      ['random-prompt', { generatorId: 'fantasy' }],
      ['outline-story', { prompt: 'A lamp' }],
      ['extract-cast', { text: 'The lamp went out.' }],
      ['suggest-next', { story: 'The lamp went out.' }],
      ['rejoin-story', { runId: 'a-run' }],
      ['stop-story', { runId: 'a-run' }],
      ['revise-passage', { action: 'rewrite', passage: 'The lamp went out.' }],
    ] as const)
      expect((await ask(token, 'POST', `/functions/v1/${name}`, body)).status, name).toBe(401);
    expect((await owner.from('user_stories').select('id')).data).toHaveLength(1);
  });

  it('neither request fields nor altered or forged tokens raise the level', async () => {
    const { email } = await guarded(server);
    const aal = { aal: 'aal2', amr: [{ method: 'totp', timestamp: Math.floor(Date.now() / 1000) }] };
    const path = '/auth/v1/token?grant_type=password&aal=aal2';
    const { body } = await ask('', 'POST', path, { email, password: PASSWORD, ...aal });
    const { access_token, refresh_token } = body as { access_token: string; refresh_token: string };
    expect(claimsOf(access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    const renewal = await ask('', 'POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token, ...aal });
    expect(claimsOf((renewal.body as { access_token: string }).access_token).aal).toBe('aal1');
    for (const space of [' ', '\t']) {
      const spaced = access_token.slice(0, -5) + space + access_token.slice(-5);
      expect((await ask(spaced, 'PUT', '/auth/v1/user', { data: { name: 'Eve' } })).status).toBe(401);
    }
    const forged = signToken({ ...claimsOf(access_token), ...aal }, server.secrets.publishableKey);
    expect((await ask(forged, 'GET', '/rest/v1/user_stories')).status).toBe(401);
  });

  it('the link of an email, for a new password or a new address, is no second step', async () => {
    const { client: owner, email, factorId, secret } = await guarded(server);
    const before = await readInbox(server);
    const address = `new-${email}`;
    await owner.auth.updateUser({ email: address, current_password: PASSWORD });
    const mail = (await newMails(server, before, 2)).find(({ to }) => to === address);
    const confirming = await redeem(server, mail!, 'email_change');
    const recovering = await redeem(server, await recoveryMail(server, address));
    for (const { client } of [confirming, recovering]) {
      expect(await levels(client)).toEqual(['aal1', 'aal2']);
      const change = await client.auth.updateUser({ password: 'battery staple', current_password: PASSWORD });
      expect(change.error?.code).toBe('insufficient_aal');
    }
    const { client } = recovering;
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect((await client.auth.updateUser({ password: 'battery staple' })).error).toBeNull();
    await signIn(server, address, 'battery staple');
  });

  it('a factor that was begun before another was verified is not verified', async () => {
    const { id, email, secret } = await guarded(server);
    const half = await signIn(server, email);
    const factorId = randomUUID();
    await server.database.runScript(`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
      values ('${factorId}', '${id}', 'Eve', 'totp', 'unverified', now(), now(), '${secret}')`);
    const { error } = await half.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect(await levels(half)).toEqual(['aal1', 'aal2']);
  });
});

describe('the code of the second step', () => {
  it('is accepted once, and only for an open challenge', async () => {
    const { client: owner, email, factorId, secret } = await guarded(server);
    const [code, older] = [codeAt(secret), codeAt(secret, -1)];
    const first = await signIn(server, email);
    const { data } = await first.auth.mfa.challenge({ factorId });
    expect((await first.auth.mfa.verify({ factorId, challengeId: data!.id, code })).error).toBeNull();
    expect(await levels(first)).toEqual(['aal2', 'aal2']);
    expect((await owner.auth.refreshSession()).error).toBeNull();
    const second = await signIn(server, email);
    for (const used of [code, older]) {
      const { error } = await second.auth.mfa.challengeAndVerify({ factorId, code: used });
      expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    }
    const again = await second.auth.mfa.verify({ factorId, challengeId: data!.id, code: codeAt(secret, 1) });
    expect(again.error?.status).toBe(422);
    expect(await levels(second)).toEqual(['aal1', 'aal2']);
  });

  it('is refused for fifteen minutes after ten wrong ones, also when twenty are tried at once', async () => {
    const { client: owner, email, factorId, secret, id } = await guarded(server);
    const codes = (await owner.rpc('make_recovery_codes')).data as readonly string[];
    const clients = [await signIn(server, email), await signIn(server, email)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        clients[index % 2]!.auth.mfa.challengeAndVerify({ factorId, code: wrongCode(secret) }),
      ),
    );
    const statuses = answers.map(({ error }) => error?.status).toSorted();
    expect(statuses).toEqual([...Array<number>(10).fill(422), ...Array<number>(10).fill(429)]);
    const client = clients[0]!;
    const attempt = async () => (await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret) })).error;
    const refused = await attempt();
    expect(refused).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect(refused?.message).toMatch(/^Too many attempts\. Please try again after (?:900|8\d\d) seconds\.$/);
    expect((await client.rpc('use_recovery_code', { p_code: codes[0] })).status).toBe(429);
    await server.database.runScript(
      `update private.second_step_tries set tried_at = now() - interval '15 minutes' where user_id = '${id}'`,
    );
    expect(await attempt()).toBeNull();
  });

  it('is that of the caller’s own factor and challenge', async () => {
    const [victim, eve] = [await guarded(server), await guarded(server)];
    const theirs = `/auth/v1/factors/${victim.factorId}`;
    const eves = await tokenOf(eve.client);
    const half = await signIn(server, victim.email);
    expect((await ask(eves, 'POST', `${theirs}/challenge`, {})).status).toBe(404);
    expect((await ask(eves, 'DELETE', theirs)).status).toBe(404);
    const { data } = await eve.client.auth.mfa.challenge({ factorId: eve.factorId });
    const body = { challenge_id: data!.id, code: codeAt(victim.secret) };
    expect((await ask(await tokenOf(half), 'POST', `${theirs}/verify`, body)).status).toBe(404);
    expect(await levels(half)).toEqual(['aal1', 'aal2']);
  });

  it('turns two-step sign-in off when it was entered a moment ago, and keeps the password', async () => {
    const { client, email, factorId, secret } = await guarded(server);
    await client.auth.refreshSession();
    const late = await client.auth.mfa.unenroll({ factorId });
    expect(late.error).toMatchObject({ status: 403, code: 'reauthentication_needed' });
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    expect((await save(await signIn(server, email))).error).toBeNull();
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(['aal1', 'aal1']);
  });
});
