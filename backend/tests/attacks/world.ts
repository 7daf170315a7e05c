import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { sendRaw } from '../../src/testing/raw-http.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../../src/testing/test-server.ts';
import { type People, seedScript } from './seed.ts';

/** `nobody` sends no key at all; `anonymous` the public one; `service` the secret one. */
export type Who = 'owner' | 'stranger' | 'hermit' | 'anonymous' | 'service' | 'nobody';

/** One request. `{owner}`, `{stranger}` and `{hermit}` in path and body stand for those people's ids. */
export interface Sent {
  readonly as: Who;
  /** GET without a body, POST with one, unless it is said. */
  readonly method?: string;
  /** Below `/rest/v1/`, or from the root when it begins with a slash. */
  readonly path: string;
  readonly body?: unknown;
  /** One that is empty is left out. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly sent: Sent;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A server with people and rows of every table, and everything that was answered there. */
export interface World {
  readonly server: TestServer;
  readonly people: People;
  readonly tokens: Readonly<Record<'owner' | 'stranger' | 'hermit', string>>;
  /** Answers since they were last taken. */
  takeAnswers(): readonly Answer[];
  send(sent: Sent): Promise<Answer>;
  /** Bytes as they are; the answer is kept as well. */
  sendBytes(bytes: string): Promise<Answer>;
  /** Every row that matters, one line each, in order. */
  rows(): Promise<readonly string[]>;
  /** Puts every row back to where it was, if one is not. */
  reset(): Promise<void>;
  /** {@link rows} as they are after a reset. */
  readonly pristine: readonly string[];
  run(statements: string): Promise<void>;
  close(): Promise<void>;
}

export const PASSWORD = 'correct horse';

const TABLES = [
  ...[
    'account_deletions',
    'profiles',
    'anonymous_usage',
    'user_stories',
    'imported_items',
    'user_inspirations',
    'inspiration_likes',
    'inspiration_uses',
    'user_shared_stories',
    'shared_story_days',
    'shared_story_likes',
    'shared_story_views',
    'curated_favorites',
    'content_reports',
    'newsletter_subscribers',
    'story_runs',
  ].map((name) => `public.${name}`),
  'auth.users',
  'private.salt',
  'private.known_stories',
  'private.known_story_reports',
  'private.hidden_prompts',
  'private.operators',
  'private.moderation_log',
];

/** Anybody may sign in, and ask for a mail to anybody: what that writes to an account says nothing about an attack. */
const WRITTEN_BY_ALL = ['last_sign_in_at', 'updated_at', 'recovery_token', 'recovery_sent_at']
  .map((column) => ` - '${column}'`)
  .join('');

const nameOf = (table: string): string => table.replace(/^(?:public|private)\./, '');

const ALL_ROWS = TABLES.map(
  (
    table,
  ) => `select '${nameOf(table)} ' || (to_jsonb(kept)${table === 'auth.users' ? WRITTEN_BY_ALL : ''})::text as line
    from ${table} as kept`,
).join(' union all ');

async function signUp(server: TestServer, name: string) {
  const client = server.anonymous();
  const email = `${name}-canary@example.com`;
  const { data, error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { name: name === 'hermit' ? 'canary-private hermit' : name } },
  });
  if (error || !data.user || !data.session) throw error ?? new Error('no session');
  return { id: data.user.id, email, token: data.session.access_token };
}

/** Statements that put each table back to what it holds now. */
async function restoringScripts({ database }: TestServer): Promise<ReadonlyMap<string, string>> {
  const { kysely } = database.connection;
  const scripts = new Map<string, string>();
  for (const table of TABLES) {
    const [schema, name] = table.split('.');
    const columns = await sql<{ list: string }>`
      select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
      where table_schema = ${schema} and table_name = ${name} and is_generated = 'NEVER'`.execute(kysely);
    const kept = await sql<{ rows: string | null }>`
      select jsonb_agg(to_jsonb(kept))::text as rows from ${sql.raw(table)} as kept`.execute(kysely);
    const list = columns.rows[0]?.list ?? '';
    scripts.set(
      nameOf(table),
      `delete from ${table};
       insert into ${table} (${list})
       select ${list} from jsonb_populate_recordset(null::${table}, $kept$${kept.rows[0]?.rows ?? '[]'}$kept$);`,
    );
  }
  return scripts;
}

/** A site of one page, so that pages are answered as they are in the real one. */
async function siteFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>The site</title>');
  const release = { id: 'dashboard', name: 'My Stories', contract: 1, entry: '/x', nav: [] };
  const routes = ['/story/:storyId', '/community/:storyId', '/s/:shareId'];
  await writeFile(path.join(folder, 'remotes.json'), JSON.stringify({ remotes: [{ ...release, routes }] }));
  return folder;
}

/** Starts a server on the database that the environment names, and fills it. */
export async function createWorld(environment: Readonly<Record<string, string>>): Promise<World> {
  const server = await startTestServer({
    DEMO_WORDS_PER_SECOND: '0',
    STORYLOOM_SITE: await siteFolder(),
    ...environment,
  });
  const [owner, stranger, hermit] = [
    await signUp(server, 'owner'),
    await signUp(server, 'stranger'),
    await signUp(server, 'hermit'),
  ];
  const people: People = { owner: owner.id, stranger: stranger.id, hermit: hermit.id };
  const tokens = { owner: owner.token, stranger: stranger.token, hermit: hermit.token };
  const { publishableKey, secretKey } = server.secrets;
  const { kysely } = server.database.connection;
  let answers: Answer[] = [];

  const named = (text: string): string =>
    text.replace(/\{(owner|stranger|hermit)\}/g, (_whole, name: keyof People) => people[name]);

  function headersOf({ as, headers = {}, body }: Sent): Record<string, string> {
    const all: Record<string, string> = {
      ...(as !== 'nobody' && { apikey: as === 'service' ? secretKey : publishableKey }),
      ...(as in tokens && { authorization: `Bearer ${tokens[as as keyof typeof tokens]}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  }

  function keep(answer: Answer): Answer {
    answers.push(answer);
    return answer;
  }

  let known: { readonly moment: string; readonly lines: readonly string[] } | undefined;
  /** Reads the rows again only where a transaction has written since: reading all of them takes longer than most attacks. */
  async function rows(): Promise<readonly string[]> {
    const moments = await sql<{ moment: string }>`select pg_current_snapshot()::text as moment`.execute(kysely);
    const moment = moments.rows[0]?.moment ?? '';
    if (known?.moment !== moment) known = { moment, lines: await readRows() };
    return known.lines;
  }

  async function readRows(): Promise<readonly string[]> {
    const lines = await sql<{ line: string }>`select line from (${sql.raw(ALL_ROWS)}) as everything`.execute(kysely);
    return lines.rows.map(({ line }) => line).toSorted();
  }

  const run = (statements: string): Promise<void> => server.database.runScript(statements);
  await run(seedScript(people));
  const pristine = await rows();
  const restoring = await restoringScripts(server);

  /** Puts back the tables that are not as they were, without triggers: each table is put back by itself. */
  async function reset(): Promise<void> {
    const now = await rows();
    const [before, after] = [new Set(pristine), new Set(now)];
    const different = [...pristine.filter((line) => !after.has(line)), ...now.filter((line) => !before.has(line))];
    const scripts = [...new Set(different.map((line) => line.split(' ', 1)[0] ?? ''))].map((name) =>
      restoring.get(name),
    );
    if (scripts.length > 0) await run(['set local session_replication_role = replica;', ...scripts].join('\n'));
  }

  return {
    server,
    people,
    tokens,
    pristine,
    reset,
    takeAnswers() {
      const taken = answers;
      answers = [];
      return taken;
    },
    async send(sent) {
      const { body, method = body === undefined ? 'GET' : 'POST', path: target } = sent;
      const response = await fetch(`${server.url}${target.startsWith('/') ? '' : '/rest/v1/'}${named(target)}`, {
        method,
        headers: headersOf(sent),
        redirect: 'manual',
        ...(body !== undefined && { body: named(typeof body === 'string' ? body : JSON.stringify(body)) }),
      });
      return keep({ sent, status: response.status, headers: response.headers, text: await response.text() });
    },
    async sendBytes(bytes) {
      const { status, text } = await sendRaw(Number(new URL(server.url).port), bytes);
      return keep({ sent: { as: 'nobody', path: bytes }, status, headers: new Headers(), text });
    },
    rows,
    run,
    close: () => server.close(),
  };
}
