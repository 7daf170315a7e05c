import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { sendRaw } from '../../src/testing/raw-http.ts';
import type { TestDatabase } from '../../src/testing/engines.ts';
import { atEndOf } from '../../src/testing/leftovers.ts';
import { letAnHourPass } from '../../src/testing/pass-time.ts';
import { folderOfRun, startTestServer, type TestServer } from '../../src/testing/test-server.ts';
import { type People, seedScript } from './seed.ts';

/** `keyless` sends no key; `anonymous` sends the publishable key; `service` sends the secret key. */
export type Who = 'owner' | 'stranger' | 'hermit' | 'anonymous' | 'service' | 'keyless';

/** One request. `{owner}`, `{stranger}` and `{hermit}` in path and body stand for the ids of those users. */
export interface Sent {
  readonly as: Who;
  /** By default GET without a body, and POST with one. */
  readonly method?: string;
  /** Relative to `/rest/v1/`, unless it begins with a slash. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly sent: Sent;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A server with users and rows in every table, which records its answers. */
export type World = Awaited<ReturnType<typeof createWorld>>;

/** Callers who own none of the attacked rows. */
export const others = ['stranger', 'anonymous'] as const;

/** One request, sent by each of {@link others}. */
export const both = (target: string, more: Partial<Sent> = {}): readonly Sent[] =>
  others.map((as) => ({ as, path: target, ...more }));

export const rpc = (as: Who, name: string, body: object): Sent => ({ as, path: `rpc/${name}`, body });

/** Makes an insert update a row that exists. */
export const merge = { prefer: 'resolution=merge-duplicates,return=representation' };

export const PASSWORD = 'correct horse';

async function signUp(server: TestServer, name: string, displayName: string) {
  const email = `${name}-canary@example.com`;
  const { data, error } = await server
    .anonymous()
    .auth.signUp({ email, password: PASSWORD, options: { data: { name: displayName } } });
  if (error || !data.user || !data.session) throw error ?? new Error('no session');
  return { id: data.user.id, token: data.session.access_token };
}

/** A site of one page, with the routes of the real one. */
async function siteFolder(): Promise<string> {
  const folder = await folderOfRun();
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>The site</title>');
  const release = { id: 'dashboard', name: 'My Stories', contract: 1, entry: '/x', nav: [] };
  const routes = ['/story/:storyId', '/community/:storyId', '/s/:shareId'];
  await writeFile(path.join(folder, 'remotes.json'), JSON.stringify({ remotes: [{ ...release, routes }] }));
  return folder;
}

/** Columns of accounts that any sign-in and any request for an email writes. */
const WRITTEN_BY_ALL = ['last_sign_in_at', 'updated_at', 'recovery_token', 'recovery_sent_at']
  .map((column) => ` - '${column}'`)
  .join('');

/** Reads all rows, as one sorted line each that begins with the table, and restores those that are there now. */
async function keepRows({ database }: TestServer) {
  const { kysely } = database.connection;
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select format('%I.%I', nspname, relname) as name, string_agg(quote_ident(attname), ', ') as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and (nspname in ('public', 'private') or pg_class.oid = 'auth.users'::regclass)
    group by 1`.execute(kysely);
  const all = tables.map(
    ({ name }) =>
      `select '${name} ' || (to_jsonb(kept)${name === 'auth.users' ? WRITTEN_BY_ALL : ''})::text as line from ${name} as kept`,
  );
  let known: { readonly moment: string; readonly lines: readonly string[] } | undefined;

  /** Reads again only after a transaction has written: reading everything takes longer than most attacks. */
  async function rows(): Promise<readonly string[]> {
    const moments = await sql<{ moment: string }>`select pg_current_snapshot()::text as moment`.execute(kysely);
    const moment = moments.rows[0]?.moment ?? '';
    if (known?.moment !== moment) {
      const found = await sql.raw<{ line: string }>(all.join(' union all ')).execute(kysely);
      known = { moment, lines: found.rows.map(({ line }) => line).toSorted() };
    }
    return known.lines;
  }

  const pristine = await rows();
  const restoring = new Map<string, readonly string[]>();
  for (const { name, columns } of tables) {
    const { rows: kept } = await sql
      .raw<{ rows: string | null }>(`select jsonb_agg(to_jsonb(kept))::text as rows from ${name} as kept`)
      .execute(kysely);
    restoring.set(name, [
      `delete from ${name}`,
      `insert into ${name} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${name}, $kept$${kept[0]?.rows ?? '[]'}$kept$)`,
    ]);
  }

  /** Restores the tables that have changed, without triggers. */
  async function reset(): Promise<void> {
    const now = await rows();
    const [before, after] = [new Set(pristine), new Set(now)];
    const different = [...pristine.filter((line) => !after.has(line)), ...now.filter((line) => !before.has(line))];
    const names = new Set(different.map((line) => line.split(' ', 1)[0] ?? ''));
    if (names.size === 0) return;
    // Not as a script, after which the database prepares every statement again.
    await kysely.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      for (const name of names)
        for (const statement of restoring.get(name) ?? []) await sql.raw(statement).execute(transaction);
    });
  }

  return { rows, reset, pristine };
}

/** Starts a server on the database that the environment names, and fills it. */
export async function createWorld(environment: Readonly<Record<string, string>>) {
  const server = await startTestServer({
    DEMO_WORDS_PER_SECOND: '0',
    STORYLOOM_SITE: await siteFolder(),
    ...environment,
  });
  const owner = await signUp(server, 'owner', 'owner');
  const stranger = await signUp(server, 'stranger', 'stranger');
  const hermit = await signUp(server, 'hermit', 'canary-private hermit');
  const people: People = { owner: owner.id, stranger: stranger.id, hermit: hermit.id };
  const tokens: Partial<Record<Who, string>> = { owner: owner.token, stranger: stranger.token, hermit: hermit.token };
  const { publishableKey, secretKey } = server.secrets;
  let answers: Answer[] = [];

  const named = (text: string): string =>
    text.replace(/\{(owner|stranger|hermit)\}/g, (_whole, name: keyof People) => people[name]);

  const headersOf = ({ as, headers, body }: Sent): Record<string, string> => ({
    ...(as !== 'keyless' && { apikey: as === 'service' ? secretKey : publishableKey }),
    ...(tokens[as] && { authorization: `Bearer ${tokens[as]}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  });

  function keep(answer: Answer): Answer {
    answers.push(answer);
    return answer;
  }

  const run = (statements: string): Promise<void> => server.database.runScript(statements);
  await run(seedScript(people));

  return {
    server,
    people,
    ownersToken: owner.token,
    strangersToken: stranger.token,
    /** Replaces `{owner}` and so on by ids. */
    named,
    run,
    /** The answers since the last call. */
    takeAnswers(): readonly Answer[] {
      const taken = answers;
      answers = [];
      return taken;
    },
    async send(sent: Sent): Promise<Answer> {
      const { body, method = body === undefined ? 'GET' : 'POST', path: target } = sent;
      const response = await fetch(`${server.url}${target.startsWith('/') ? '' : '/rest/v1/'}${named(target)}`, {
        method,
        headers: headersOf(sent),
        redirect: 'manual',
        ...(body !== undefined && { body: named(typeof body === 'string' ? body : JSON.stringify(body)) }),
      });
      return keep({ sent, status: response.status, headers: response.headers, text: await response.text() });
    },
    /** Sends raw bytes, which a regular client would correct; their answer is recorded, too. */
    async sendBytes(bytes: string): Promise<Answer> {
      const { status, text } = await sendRaw(Number(new URL(server.url).port), bytes);
      return keep({ sent: { as: 'keyless', path: bytes }, status, headers: new Headers(), text });
    },
    ...(await keepRows(server)),
    close: () => server.close(),
  };
}

let shared: Promise<World> | undefined;

/** The world of all files of a worker on PGlite, which undo their changes with `reset`. It stays open. */
export async function sharedWorld(): Promise<World> {
  atEndOf('file', letAnHourPass());
  return { ...(await (shared ??= createWorld({ STORYLOOM_DATA: await folderOfRun() }))), close: async () => {} };
}

export const worldOn = async ({ engine, environment }: TestDatabase): Promise<World> =>
  engine === 'PGlite' ? sharedWorld() : createWorld(await environment());
