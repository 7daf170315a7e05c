import { AppError } from './app-error.ts';
import { fetchData } from './data-answer.ts';
import type { DataClient } from './data-client.ts';
import { failureWords } from './failure-words.ts';
import { fetchSignIn } from './sign-in-answer.ts';
import { siteConfig } from './site-config.ts';

/** Storage key of the session, derived from the project's host as the library derives it. */
export function sessionStorageKey(): string {
  return `sb-${new URL(siteConfig().supabaseUrl).hostname.split('.')[0]}-auth-token`;
}

/** A client typed with the tables and functions of the database. */
export type DatabaseClient = DataClient;

type Options = { readonly storageKey: string; readonly persistSession?: boolean; readonly autoRefreshToken?: boolean };

const fetchAnswer: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return url.includes('/auth/v1/') ? fetchSignIn(input, init) : fetchData(input, init);
};

/** @throws AppError 'network' when the client's code can't be fetched. */
async function create(auth: Options): Promise<DatabaseClient> {
  const { DataClient } = await import('./data-client.ts').catch((cause: unknown) => {
    throw new AppError('network', failureWords.unreachable, { cause });
  });
  return new DataClient({ ...siteConfig(), fetch: fetchAnswer }, auth);
}

let client: Promise<DatabaseClient> | undefined;

/**
 * The page's one Supabase client. Its code is fetched at the first call, so a page that needs no data carries none.
 *
 * @throws AppError 'network' when that fails; the next call tries again.
 */
export function getSupabase(): Promise<DatabaseClient> {
  client ??= create({ storageKey: sessionStorageKey() }).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** A client whose session is not stored or shared: for creating an account without signing in to it. */
export function createEphemeralClient(): Promise<DatabaseClient> {
  return create({ storageKey: `${sessionStorageKey()}-ephemeral`, persistSession: false, autoRefreshToken: false });
}
