import { SESSION_LIMITS } from '@storyloom/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { TokenOwner } from './session-token.ts';

/** The handling of sessions that hosted Supabase has and Lite does not. */
export interface AccountSessions {
  /** Records the device of a new session, and ends sessions that are over or too many. */
  begin(owner: TokenOwner, userAgent: string | null): Promise<void>;
  endOthers(owner: TokenOwner): Promise<void>;
  /**
   * Ends the session of a refresh token that is used again later than two tabs would do: two clients have it, and either
   * may be its owner. Also ends a session that was renewed more often than any browser does.
   *
   * @returns whether it did.
   */
  endReplayed(refreshToken: string): Promise<boolean>;
  /** The user whose session a refresh token renews; `undefined` when the token is unknown. */
  userOf(refreshToken: string): Promise<string | undefined>;
  /**
   * Makes a refresh token valid again that Lite had marked as used before it failed to write the next one.
   *
   * @returns whether its session still exists.
   */
  giveBack(refreshToken: string): Promise<boolean>;
  /** Marks a session from a recovery link: for a while, it allows one new password without the old one. */
  markRecovering(owner: TokenOwner): Promise<void>;
  /** Whether that time goes on or is over; `undefined` for other sessions, and after a password was chosen. */
  recovering(owner: TokenOwner): Promise<'now' | 'over' | undefined>;
  endRecovering(owner: TokenOwner): Promise<void>;
}

/** Longer than that of any browser. Only the owner of the session sees it. */
const USER_AGENT_MAX = 500;

/** The form of Lite's refresh tokens. Other texts are not looked up. */
const REFRESH_TOKEN = /^[\w-]{1,255}$/;

/**
 * A browser renews once an hour, so 180 days take fewer. Lite reads all tokens of a session when two tabs renew it, and more
 * of them would keep other requests waiting.
 */
const TOKENS_MAX = 5000;

/** The value of `auth.sessions.tag`, which Lite leaves empty. */
const RECOVERY = 'recovery';

export function accountSessions({ connection: { kysely } }: Database): AccountSessions {
  const { perUser, inactiveDays, totalDays, reuseSeconds, recoveryMinutes } = SESSION_LIMITS;
  const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
  // Lite writes this column in UTC, without a time zone.
  const usedAt = sql`coalesce(refreshed_at at time zone 'utc', created_at)`;

  const setTag = async ({ sessionId }: TokenOwner, tag: string | null): Promise<void> => {
    await sql`update auth.sessions set tag = ${tag} where id = ${sessionId}`.execute(kysely);
  };

  return {
    async begin({ userId, sessionId }, userAgent) {
      const device = userAgent?.slice(0, USER_AGENT_MAX) ?? null;
      await sql`update auth.sessions set user_agent = ${device} where id = ${sessionId}`.execute(kysely);
      await sql`
        delete from auth.sessions
        where user_id = ${userId} and id <> ${sessionId} and (
          created_at < ${ago(totalDays)} or ${usedAt} < ${ago(inactiveDays)} or id not in (
            select id from auth.sessions where user_id = ${userId} and id <> ${sessionId}
            order by ${usedAt} desc limit ${perUser - 1}
          )
        )`.execute(kysely);
    },
    async endOthers({ userId, sessionId }) {
      await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`.execute(kysely);
    },
    async endReplayed(refreshToken) {
      if (!REFRESH_TOKEN.test(refreshToken)) return false;
      const renewedBefore = new Date(Date.now() - reuseSeconds * 1000).toISOString();
      const { rows } = await sql`
        delete from auth.sessions where id in (
          select session_id from auth.refresh_tokens as given
          where token = ${refreshToken} and (
            (revoked and updated_at < ${renewedBefore}) or ${TOKENS_MAX} <= (
              select count(*) from auth.refresh_tokens as each where each.session_id = given.session_id
            )
          )
        ) returning id`.execute(kysely);
      return rows.length > 0;
    },
    async userOf(refreshToken) {
      if (!REFRESH_TOKEN.test(refreshToken)) return undefined;
      const { rows } = await sql<{ userId: string }>`
        select user_id as "userId" from auth.refresh_tokens where token = ${refreshToken} limit 1`.execute(kysely);
      return rows[0]?.userId;
    },
    async giveBack(refreshToken) {
      if (!REFRESH_TOKEN.test(refreshToken)) return false;
      const { rows } = await sql`
        update auth.refresh_tokens
        set revoked = exists (select from auth.refresh_tokens where parent = ${refreshToken})
        where token = ${refreshToken} returning id`.execute(kysely);
      return rows.length > 0;
    },
    markRecovering: (owner) => setTag(owner, RECOVERY),
    async recovering({ sessionId }) {
      const since = new Date(Date.now() - recoveryMinutes * 60_000).toISOString();
      const { rows } = await sql<{ state: 'now' | 'over' }>`
        select case when created_at > ${since} then 'now' else 'over' end as state
        from auth.sessions where id = ${sessionId} and tag = ${RECOVERY}`.execute(kysely);
      return rows[0]?.state;
    },
    endRecovering: (owner) => setTag(owner, null),
  };
}
