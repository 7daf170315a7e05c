import type { FunctionArgs } from '@storyloom/functions/handlers';
import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import { setLocally } from './local-settings.ts';

/** The role of the story service, as the data interface takes it from the secret key. */
const SERVICE = setLocally([['role', 'service_role']]);

function callOf(name: string, args: FunctionArgs): CompiledQuery<{ readonly answer: unknown }> {
  const named = Object.keys(args).map((each, index) => `${each} => $${index + 1}`);
  return CompiledQuery.raw(`select public.${name}(${named.join()}) as answer`, Object.values(args)) as CompiledQuery<{
    readonly answer: unknown;
  }>;
}

/**
 * Calls one of our own functions in the schema `public` as the story service, in a transaction of its own: a single message to the
 * embedded database, where the data interface needs two and reads a request for them.
 *
 * @param name of the function; like the names of the arguments, a word of our own code.
 * @returns what the function returns.
 * @throws the error of Postgres.
 */
export async function callFunction({ connection }: Database, name: string, args: FunctionArgs): Promise<unknown> {
  return connection.kysely.transaction().execute(async (transaction) => {
    await transaction.executeQuery(SERVICE);
    const { rows } = await transaction.executeQuery(callOf(name, args));
    return rows[0]?.answer;
  });
}
