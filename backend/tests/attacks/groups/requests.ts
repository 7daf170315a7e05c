import { expect } from 'vitest';
import { type Attack, changesNothing } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import type { Sent, World } from '../world.ts';

function bytes(world: World, target: string, more: readonly string[] = []): string {
  const lines = [
    `GET ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    `apikey: ${world.server.secrets.publishableKey}`,
    ...more,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** What only internal pages of the server answer. */
const INSIDE = /jwt_secret|secret_key|"introspect|DATABASE_URL|"driver"|postgres:\/\/|"swagger"|schema_migrations/i;

async function answersOthers(world: World): Promise<void> {
  const answer = await world.sendBytes(bytes(world, '/rest/v1/user_inspirations?select=id'));
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(ROW.ownersPrompt);
}

/** Addresses that lead to nothing: pages of the library, files of the server, other interfaces of Supabase. */
const TARGETS = [
  '/_system/info',
  '/_studio',
  '/rest/v1/_system/info',
  '/rest/v1/%2e%2e/%2e%2e/_system/info',
  '/rest/v1/..%2f..%2f_system%2finfo',
  '/rest/v1/..\\..\\_system\\info',
  'http://127.0.0.1/_system/info',
  'file:///etc/passwd',
  '/secrets.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/database/PG_VERSION',
  '/rest/v1/',
  '/functions/v1/__proto__',
];

const OVERRIDES = ['x-http-method-override', '_method'];
const STORY = `user_stories?id=eq.${ROW.ownersStory}`;

const search = (json: string): Sent => ({ as: 'anonymous', path: 'rpc/search_inspirations', body: json });

/** Bodies that once ended the connection to the database, or took it for long. */
const HEAVY = [
  ...['5', 'true', '{"a":1}', '"x"'].map((value) => `{"p_categories":${value}}`),
  `{"p_limit":"${'x'.repeat(60_000)}"}`,
  `{"p_query":${'['.repeat(100_000)}1${']'.repeat(100_000)}}`,
];

export const REQUESTS: readonly Attack[] = [
  {
    title: 'asks for pages and files of the server',
    async run(world) {
      for (const target of TARGETS) {
        const { text } = await world.sendBytes(bytes(world, target));
        expect(text, target).not.toMatch(INSIDE);
        expect(text, target).not.toContain(ROW.ownersPrompt);
      }
      // A header cannot claim that the request comes from this machine.
      for (const target of ['/_system/info', '/rest/v1/story_runs', '/inbox', '/storyloom-config.json']) {
        const { text } = await world.sendBytes(bytes(world, target, ['X-Forwarded-For: 127.0.0.1']));
        expect(text, target).not.toMatch(INSIDE);
        expect(text, target).not.toMatch(new RegExp(`${CANARY}|-canary@`));
      }
    },
    control: answersOthers,
  },
  changesNothing(
    'turns a read into a deletion by a header',
    OVERRIDES.flatMap((name): Sent[] => [
      { as: 'owner', path: STORY, headers: { [name]: 'DELETE' } },
      { as: 'owner', path: `${STORY}&${name}=DELETE` },
      { as: 'owner', path: 'rpc/search_inspirations', body: {}, headers: { [name]: 'DELETE' } },
    ]),
    { as: 'owner', method: 'DELETE', path: STORY },
  ),
  {
    title: 'hides a second request behind the first',
    async run(world) {
      const hidden = bytes(world, '/rest/v1/user_inspirations?select=id');
      const head = 'POST /rest/v1/rpc/search_inspirations HTTP/1.1\r\nHost: 127.0.0.1\r\n';
      for (const lengths of [
        'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
        'Content-Length: 5\r\nContent-Length: 0\r\n',
        'Transfer-Encoding: xchunked\r\n',
      ]) {
        const { text } = await world.sendBytes(`${head}${lengths}Connection: close\r\n\r\n0\r\n\r\n${hidden}`);
        expect(text, lengths).not.toContain(ROW.ownersPrompt);
      }
    },
    control: answersOthers,
  },
  {
    title: 'sends a body that is heavy for the database, so that others wait',
    async run(world) {
      for (const body of HEAVY) {
        const { status, text } = await world.send(search(body));
        expect(status, text.slice(0, 300)).toBeLessThan(500);
        await answersOthers(world);
      }
    },
    async control(world) {
      expect((await world.send(search('{"p_categories":["fantasy"]}'))).status).toBe(200);
    },
  },
];
