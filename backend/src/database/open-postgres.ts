import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Sql } from 'postgres';
import { limitAnswers } from '../answer-limit.ts';
import { assertWanted, clientSignal } from './abandoned.ts';
import { timestampWithZone, timestampWithoutZone, TIMESTAMPTZ_OID, TIMESTAMP_OID } from './column-parsers.ts';
import { normalizeDatabaseError } from './database-errors.ts';
import { type Database, withTimeLimit } from './database.ts';
import { hideInternals } from './exposed-schema.ts';
import { sayAtOnce } from './request-context.ts';
import { type SessionWatch, unwatched } from './session-watch.ts';
import { writeAsText } from './text-serializers.ts';

/** Lite's auth code hands over JSON text; encoding it again would store a string where triggers expect an object. */
const encodeJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const parseJson = (text: string): unknown => JSON.parse(text);
const asIs = (text: string): string => text;

/** The time limit of a statement in milliseconds. Hosted Supabase allows visitors 3 s and signed-in people 8 s. */
const STATEMENT_MS = 8000;

/** The used members of a reserved connection; the library's own types cannot be wrapped. */
interface Lent {
  unsafe: (text: string, parameters?: readonly never[]) => Promise<unknown> & { cancel(): unknown };
  release(): void;
}

/** Cancels the statements of clients that left, because there are only ten connections. */
function cancelAbandoned(sql: Sql): void {
  const reserve = sql.reserve.bind(sql);
  sql.reserve = async () => {
    const reserved = await reserve();
    const lent = reserved as unknown as Lent;
    const signal = clientSignal();
    if (!signal) return reserved;
    const { unsafe, release } = lent;
    try {
      assertWanted();
    } catch (error) {
      release();
      throw error;
    }
    let cancelled: unknown;
    lent.unsafe = (...statement) => {
      const query = unsafe(...statement);
      const cancel = (): void => {
        cancelled = query.cancel();
      };
      signal.addEventListener('abort', cancel, { once: true });
      query.catch(() => undefined).finally(() => signal.removeEventListener('abort', cancel));
      return query;
    };
    lent.release = () => {
      // The server cancels whatever runs on the connection, so it must not be lent to another request before that.
      void Promise.resolve(cancelled)
        .catch(() => undefined)
        .finally(release);
    };
    return reserved;
  };
}

/** Tells when a connection is asked for, lent and returned. */
function watchSessions(sql: Sql, asked: SessionWatch): void {
  const reserve = sql.reserve.bind(sql);
  sql.reserve = async () => {
    const lent = asked();
    try {
      const reserved = await reserve();
      const connection = reserved as unknown as Lent;
      const { release } = connection;
      const returned = lent();
      connection.release = () => {
        returned();
        release();
      };
      return reserved;
    } catch (error) {
      lent()();
      throw error;
    }
  };
}

/** Opens a Postgres server. @throws when it cannot be reached, without repeating the address, which holds a password. */
export async function openPostgres(url: string, sessions = unwatched): Promise<Database> {
  const connection = hideInternals(
    sayAtOnce(
      createPostgresConnection({
        url,
        postgresOptions: {
          max: 10,
          connect_timeout: 10,
          connection: { statement_timeout: STATEMENT_MS },
          onnotice: () => {},
          types: {
            json: { to: 114, from: [114], serialize: encodeJson, parse: parseJson },
            jsonb: { to: 3802, from: [3802], serialize: encodeJson, parse: parseJson },
            timestamp: { to: TIMESTAMP_OID, from: [TIMESTAMP_OID], serialize: asIs, parse: timestampWithoutZone },
            timestamptz: { to: TIMESTAMPTZ_OID, from: [TIMESTAMPTZ_OID], serialize: asIs, parse: timestampWithZone },
          },
        },
      }),
    ),
  );
  connection.normalizeDbError = normalizeDatabaseError;
  limitAnswers(connection);
  const sql = connection.driver;
  cancelAbandoned(sql);
  watchSessions(sql, sessions);
  try {
    await sql`select 1`;
    writeAsText(sql.options.serializers);
  } catch (error) {
    await withTimeLimit(sql.end({ timeout: 1 }));
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new Error(
      `The Postgres server of DATABASE_URL cannot be used (${reason}). Is it running, and is the address right?`,
      { cause: error },
    );
  }
  const runScripts = async (scripts: Iterable<string>): Promise<void> => {
    await sql.begin(async (transaction) => {
      for (const script of scripts) await transaction.unsafe(script).simple();
    });
  };
  return {
    connection,
    cancels: true,
    hasAutovacuum: true,
    runScripts,
    runScript: (script) => runScripts([script]),
    // The server ends them by itself: see the connection's settings.
    limitStatements: () => {},
    close: () => withTimeLimit(connection.close()),
  };
}
