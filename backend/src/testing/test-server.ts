import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { openDataFolder } from '../data-folder.ts';
import type { PgliteDatabase, PgliteOptions } from '../database/open-pglite.ts';
import { redirectConsole } from '../library-console.ts';
import type { LogEntry } from '../log.ts';
import { type ServerOptions, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { atEndOf } from './leftovers.ts';
import { letAnHourPass } from './pass-time.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../supabase/migrations');

/** A folder that is removed at the end of the run. */
export const folderOfRun = (): Promise<string> => mkdtemp(path.join(inject('temporaryFolder'), 'test-'));

/** A folder that is removed at the end of the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await folderOfRun();
  atEndOf('file', () => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The folder of a migrated, empty database, of which each test file has a copy. */
export const imageFolder = (): string => path.join(inject('builtFolder'), 'database');

/** The file of the thread of the embedded database. */
export const threadFile = (): string => path.join(inject('builtFolder'), 'pglite-thread.js');

/** A migrated, empty PGlite database in its own folder: a copy, because making one takes four times as long. */
export async function openTestDatabase(
  options: Pick<PgliteOptions, 'onStop' | 'sessions'> = {},
): Promise<PgliteDatabase> {
  const sources = { migrationsFolder, threadFile: threadFile(), imageFolder: imageFolder(), ...options };
  return openDataFolder(await temporaryFolder(), sources);
}

/** The settings of several servers on one Postgres, which have the same secrets. */
export const sharedPostgres = async (url: string): Promise<Record<'DATABASE_URL' | 'STORYLOOM_DATA', string>> => ({
  DATABASE_URL: url,
  STORYLOOM_DATA: await temporaryFolder(),
});

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

let people = 0;

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The real backend on a free port, with its own database in a temporary folder. */
export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  options: Partial<ServerOptions> = {},
) {
  const folder = environment.STORYLOOM_DATA ?? (await temporaryFolder());
  const entries: LogEntry[] = [];
  // Like the real process; also keeps Lite's reports of expected refusals out of the test output.
  redirectConsole((entry) => entries.push(entry));
  const server = await startServer(
    readSettings({ PORT: '0', STORYLOOM_DATA: folder, STORYLOOM_SITE: path.join(folder, 'site'), ...environment }),
    {
      log: (entry) => entries.push(entry),
      migrationsFolder,
      threadFile: threadFile(),
      imageFolder: imageFolder(),
      watchDelay: () => ({ isLate: () => false, stop: () => {} }),
      ...options,
    },
  );
  const connect = (key: string): SupabaseClient =>
    createClient(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      // Node 20 has no WebSocket, which the client requires although nothing here listens to changes.
      realtime: { transport: EventTarget as never },
    });
  const service = connect(server.secrets.secretKey);
  return {
    ...server,
    folder,
    /** The lines of the log. */
    entries: entries as readonly LogEntry[],
    /** The client of a visitor. */
    anonymous: () => connect(server.secrets.publishableKey),
    /** The client with the secret key, which bypasses row level security. */
    service: () => service,
    /** Sends JSON with the publishable key, past the checks of the client. */
    async call(target: string, { body, token, headers, method = body === undefined ? 'GET' : 'POST' }: Call = {}) {
      const response = await fetch(`${server.url}${target}`, {
        method,
        redirect: 'manual',
        headers: {
          apikey: server.secrets.publishableKey,
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    /** Signs up a new user. */
    async person(name?: string) {
      const client = connect(server.secrets.publishableKey);
      people += 1;
      const email = `person-${process.pid}-${people}-${Date.now()}@example.com`;
      const { data, error } = await client.auth.signUp({
        email,
        password: 'correct horse',
        ...(name !== undefined && { options: { data: { name } } }),
      });
      if (error) throw error;
      return { client, email, id: data.user!.id, accessToken: data.session!.access_token };
    },
  };
}

let shared: Promise<TestServer> | undefined;

/**
 * A server for all files of a worker that use accounts of their own, and leave no functions, settings or operators behind: the start
 * takes longer than most files. Rows of earlier files may be there. The clock of its limits has moved on by an hour, and the demo
 * storyteller writes at full speed. It stays open.
 */
export async function sharedServer(): Promise<TestServer> {
  atEndOf('file', letAnHourPass());
  shared ??= folderOfRun().then((folder) => startTestServer({ STORYLOOM_DATA: folder, DEMO_WORDS_PER_SECOND: '0' }));
  return { ...(await shared), close: async () => {} };
}
