import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sendRaw } from '../../src/testing/raw-http.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../../src/testing/test-server.ts';
import { type People, seedScript } from './seed.ts';
import { keepRows, type WorldRows } from './world-rows.ts';

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
  /** An empty header is not sent. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly sent: Sent;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A server with users and rows in every table, which records its answers. */
export interface World extends WorldRows {
  readonly server: TestServer;
  readonly people: People;
  readonly tokens: Readonly<Record<'owner' | 'stranger' | 'hermit', string>>;
  /** The answers since the last call. */
  takeAnswers(): readonly Answer[];
  send(sent: Sent): Promise<Answer>;
  /** Sends raw bytes; their answer is recorded, too. */
  sendBytes(bytes: string): Promise<Answer>;
  run(statements: string): Promise<void>;
  close(): Promise<void>;
}

export const PASSWORD = 'correct horse';

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

/** A site of one page, with the routes of the real one. */
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
  let answers: Answer[] = [];

  const named = (text: string): string =>
    text.replace(/\{(owner|stranger|hermit)\}/g, (_whole, name: keyof People) => people[name]);

  function headersOf({ as, headers = {}, body }: Sent): Record<string, string> {
    const all: Record<string, string> = {
      ...(as !== 'keyless' && { apikey: as === 'service' ? secretKey : publishableKey }),
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

  const run = (statements: string): Promise<void> => server.database.runScript(statements);
  await run(seedScript(people));
  const rows = await keepRows(server);

  return {
    server,
    people,
    tokens,
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
      return keep({ sent: { as: 'keyless', path: bytes }, status, headers: new Headers(), text });
    },
    run,
    ...rows,
    close: () => server.close(),
  };
}
