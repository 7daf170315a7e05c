import { createHash } from 'node:crypto';
import path from 'node:path';
import postgres from 'postgres';
import type { Secrets } from '../secrets.ts';
import { withTimeLimit } from './database.ts';

/** The first number of the advisory locks by which running servers tell which secrets they have. */
const LOCKS = 7_310_472;

/** A server with other secrets uses the database: each of the two would refuse the sessions and guests of the other. */
export class OtherSecretsError extends Error {
  override readonly name = 'OtherSecretsError';
  constructor(dataFolder: string) {
    super(
      'Another server with other secrets uses the database of DATABASE_URL, and would refuse who signs in here.\n' +
        `Copy its secrets.json to ${path.join(dataFolder, 'secrets.json')}, or stop it first.`,
    );
  }
}

/** A whole number of 31 bits that says nothing of the secrets. */
const markOf = (secrets: Secrets): number =>
  createHash('sha256')
    .update(JSON.stringify([secrets.jwtSecret, secrets.publishableKey, secrets.secretKey, secrets.guestSecret]))
    .digest()
    .readUInt32BE() >>> 1;

/**
 * Tells the other servers on a Postgres which secrets this one has, as long as it runs, by a connection of its own.
 *
 * @returns a function that ends the connection
 * @throws {OtherSecretsError} when a server with other secrets runs
 */
export async function shareSecrets(
  databaseUrl: string,
  secrets: Secrets,
  dataFolder: string,
): Promise<() => Promise<void>> {
  const sql = postgres(databaseUrl, { max: 1, max_lifetime: null, onnotice: () => {} });
  const end = () => withTimeLimit(sql.end({ timeout: 1 }));
  try {
    const mark = markOf(secrets);
    // First the own lock, so that of two servers that start at once at least one sees the other.
    await sql`select pg_advisory_lock_shared(${LOCKS}, ${mark})`;
    const others = await sql`
      select from pg_locks
      where locktype = 'advisory' and classid = ${LOCKS} and objsubid = 2 and objid <> ${mark}
        and database = (select oid from pg_database where datname = current_database())`;
    if (others.length > 0) throw new OtherSecretsError(dataFolder);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}
