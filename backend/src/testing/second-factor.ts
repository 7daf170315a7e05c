import type { SupabaseClient } from '@supabase/supabase-js';
import { codeAt } from './authenticator.ts';
import type { TestServer } from './test-server.ts';

export const PASSWORD = 'correct horse';

/** Signs in with the password, without the second step. */
export async function signIn(server: TestServer, email: string, password = PASSWORD): Promise<SupabaseClient> {
  const client = server.anonymous();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** A new account, whose password was entered just now. */
export async function newcomer(server: TestServer) {
  const { id, email } = await server.person('Mara');
  return { id, email, client: await signIn(server, email) };
}

/** A new account with two-step sign-in, whose client is at `aal2`. No code counts as used, so that tests need not wait for the next one. */
export async function guarded(server: TestServer) {
  const { id, email, client } = await newcomer(server);
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Storyloom' });
  if (error) throw error;
  const { id: factorId, totp } = data;
  const verified = await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(totp.secret) });
  if (verified.error) throw verified.error;
  await server.database.runScript(`delete from private.totp_steps where factor_id = '${factorId}'`);
  return { id, email, client, factorId, secret: totp.secret };
}

/** The level of a session, and the one that its account needs. */
export const levels = async (client: SupabaseClient) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

export const save = (client: SupabaseClient) =>
  client.from('user_stories').insert({ prompt: 'p', story: 's' }).select('id');
