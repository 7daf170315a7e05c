import { createPostgresConnection } from '@supabase/lite/postgres';
import { timestampWithZone, timestampWithoutZone, TIMESTAMPTZ_OID, TIMESTAMP_OID } from './column-parsers.ts';
import { normalizeDatabaseError } from './database-errors.ts';
import { type Database, withTimeLimit } from './database.ts';
import { writeAsText } from './text-serializers.ts';

/** Lite's auth code hands over JSON text; encoding it again would store a string where triggers expect an object. */
const encodeJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const parseJson = (text: string): unknown => JSON.parse(text);
const asIs = (text: string): string => text;

/** Longest a statement may take, in milliseconds. Hosted Supabase gives visitors 3 s and people 8. */
const STATEMENT_MS = 8000;

/** Opens a Postgres server. @throws when it cannot be reached, without repeating the address, which holds a password. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
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
  });
  connection.normalizeDbError = normalizeDatabaseError;
  const sql = connection.driver;
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
  return {
    connection,
    async runScript(script) {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(script).simple();
      });
    },
    // The server ends them by itself: see the connection's settings.
    limitStatements: () => {},
    close: () => withTimeLimit(connection.close()),
  };
}
