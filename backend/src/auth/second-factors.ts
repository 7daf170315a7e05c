import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { TokenOwner } from './session-token.ts';

/** A factor, as hosted Supabase lists it in a user. */
export interface Factor {
  readonly id: string;
  readonly friendly_name: string | null;
  readonly factor_type: string;
  readonly status: 'unverified' | 'verified';
  readonly created_at: string;
  readonly updated_at: string;
}

export interface Challenge {
  readonly isVerified: boolean;
  readonly isExpired: boolean;
}

/** Seconds after which a challenge expires, and an unverified factor may be removed (GoTrue's defaults). */
export const CHALLENGE_SECONDS = 300;

/** The second factors of accounts, in tables like those of hosted Supabase. */
export interface SecondFactors {
  factorsOf(userId: string): Promise<readonly Factor[]>;
  /** The level that the sign-in service gave a session: `aal1` or `aal2`. */
  levelOf(sessionId: string): Promise<string>;
  removeStale(userId: string): Promise<void>;
  add(userId: string, friendlyName: string, secret: string): Promise<string>;
  challenge(factorId: string): Promise<{ readonly id: string; readonly expiresAt: number }>;
  findChallenge(factorId: string, challengeId: string): Promise<Challenge | undefined>;
  secretOf(factorId: string): Promise<string>;
  /** @returns the seconds to wait after too many tries; 0 when this one is allowed. */
  takeTry(userId: string): Promise<number>;
  /**
   * Records a correct code, in one statement: the session is at `aal2`, the factor is verified, sessions without the second
   * step end, and unverified factors are removed.
   * @returns false, without a change, when the code of this step was used before.
   */
  pass(owner: TokenOwner, factorId: string, challengeId: string, step: number): Promise<boolean>;
  /** The session's present refresh token. */
  refreshTokenOf(sessionId: string): Promise<string | undefined>;
  remove(userId: string, factorId: string): Promise<void>;
}

export function secondFactors({ connection: { kysely } }: Database): SecondFactors {
  return {
    async factorsOf(userId) {
      const { rows } = await sql<Factor & { readonly created_at: string | Date; readonly updated_at: string | Date }>`
        select id, friendly_name, factor_type::text, status::text, created_at, updated_at
        from auth.mfa_factors where user_id = ${userId} order by created_at`.execute(kysely);
      return rows.map((row) => ({
        ...row,
        created_at: new Date(row.created_at).toISOString(),
        updated_at: new Date(row.updated_at).toISOString(),
      }));
    },
    async levelOf(sessionId) {
      const { rows } = await sql<{ aal: string | null }>`
        select aal from auth.sessions where id = ${sessionId}`.execute(kysely);
      return rows[0]?.aal ?? 'aal1';
    },
    async removeStale(userId) {
      const before = new Date(Date.now() - CHALLENGE_SECONDS * 1000).toISOString();
      await sql`
        delete from auth.mfa_factors
        where user_id = ${userId} and status = 'unverified' and created_at < ${before}`.execute(kysely);
    },
    async add(userId, friendlyName, secret) {
      const id = randomUUID();
      await sql`
        insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
        values (${id}, ${userId}, ${friendlyName}, 'totp', 'unverified', now(), now(), ${secret})`.execute(kysely);
      return id;
    },
    async challenge(factorId) {
      const id = randomUUID();
      const now = Date.now();
      await sql`
        with older as (
          delete from auth.mfa_challenges
          where factor_id = ${factorId} and created_at < ${new Date(now - CHALLENGE_SECONDS * 1000).toISOString()}
        ), challenged as (
          update auth.mfa_factors set last_challenged_at = now() where id = ${factorId}
        )
        insert into auth.mfa_challenges (id, factor_id, created_at)
        values (${id}, ${factorId}, ${new Date(now).toISOString()})`.execute(kysely);
      return { id, expiresAt: Math.floor(now / 1000) + CHALLENGE_SECONDS };
    },
    async findChallenge(factorId, challengeId) {
      const oldest = new Date(Date.now() - CHALLENGE_SECONDS * 1000).toISOString();
      const { rows } = await sql<Challenge>`
        select verified_at is not null as "isVerified", created_at < ${oldest} as "isExpired"
        from auth.mfa_challenges where id = ${challengeId} and factor_id = ${factorId}`.execute(kysely);
      return rows[0];
    },
    async secretOf(factorId) {
      const { rows } = await sql<{ secret: string }>`
        select secret from auth.mfa_factors where id = ${factorId}`.execute(kysely);
      return rows[0]?.secret ?? '';
    },
    async takeTry(userId) {
      const { rows } = await sql<{ wait: number }>`
        select private.take_second_step_try(${userId}) as wait`.execute(kysely);
      return Number(rows[0]?.wait ?? 0);
    },
    async pass({ userId, sessionId }, factorId, challengeId, step) {
      const { rows } = await sql`
        with used as (
          insert into private.totp_steps as kept (factor_id, user_id, step)
          select id, user_id, ${step}::bigint from auth.mfa_factors where id = ${factorId} and user_id = ${userId}
          on conflict (factor_id) do update set step = excluded.step where kept.step < excluded.step
          returning kept.factor_id
        ), challenged as (
          update auth.mfa_challenges set verified_at = now()
          where id = ${challengeId} and factor_id in (select factor_id from used)
        ), verified as (
          update auth.mfa_factors set status = 'verified', updated_at = now()
          where id in (select factor_id from used) and status = 'unverified'
        ), unfinished as (
          delete from auth.mfa_factors
          where user_id = ${userId} and status = 'unverified' and id <> ${factorId} and exists (select from used)
        ), strengthened as (
          update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now()
          where id = ${sessionId} and exists (select from used)
        ), weaker as (
          delete from auth.sessions
          where user_id = ${userId} and id <> ${sessionId} and coalesce(aal, 'aal1') = 'aal1' and exists (select from used)
        ), given_back as (
          delete from private.second_step_tries where user_id = ${userId} and exists (select from used)
        )
        select factor_id from used`.execute(kysely);
      return rows.length > 0;
    },
    async refreshTokenOf(sessionId) {
      const { rows } = await sql<{ token: string }>`
        select token from auth.refresh_tokens where session_id = ${sessionId} and not revoked
        order by created_at desc limit 1`.execute(kysely);
      return rows[0]?.token;
    },
    async remove(userId, factorId) {
      await sql`
        with gone as (
          delete from auth.mfa_factors where id = ${factorId} and user_id = ${userId} returning id
        ), weakened as (
          update auth.sessions set aal = 'aal1', factor_id = null where factor_id in (select id from gone)
        ), codes as (
          delete from private.recovery_codes where factor_id in (select id from gone)
        )
        delete from private.totp_steps where factor_id in (select id from gone)`.execute(kysely);
    },
  };
}
