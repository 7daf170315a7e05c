import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { ROW } from '../seed.ts';
import type { World } from '../world.ts';

const { tries } = attacksOf('Addresses, methods and headers');

export const HOST = '127.0.0.1';

export function bytes(
  world: World,
  target: string,
  { method = 'GET', host = HOST, more = [] as readonly string[], body = '' } = {},
): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    `apikey: ${world.server.secrets.publishableKey}`,
    ...more,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** What only the inside of the server would answer. */
export const INSIDE =
  /jwt_secret|secret_key|"introspect|DATABASE_URL|"driver"|postgres:\/\/|"swagger"|schema_migrations/i;

export const ready = async (world: World): Promise<void> => {
  const answer = await world.sendBytes(bytes(world, '/rest/v1/user_inspirations?select=id'));
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(ROW.ownersPrompt);
};

/** Spellings of addresses that are not served. */
const TARGETS: readonly (readonly [attack: string, targets: readonly string[]])[] = [
  [
    'The system pages of the library are asked for',
    ['/_system/info', '/_system/config', '/_system/introspect', '/_system/ping', '/_studio', '/_system'],
  ],
  [
    'The system pages are asked for below a served path',
    ['/rest/v1/_system/info', '/auth/v1/_system/info', '/functions/v1/_system'],
  ],
  [
    'Dots lead from a served path to the system pages',
    ['/rest/v1/../../_system/info', '/auth/v1/../../_system/config', '/rest/v1/./../../_system/info'],
  ],
  [
    'Encoded dots lead to the system pages',
    [
      '/rest/v1/%2e%2e/%2e%2e/_system/info',
      '/rest/v1/..%2f..%2f_system%2finfo',
      '/rest/v1/%252e%252e/%252e%252e/_system/info',
    ],
  ],
  [
    'Doubled slashes stand before a path',
    ['//_system/info', '///_system/info', '//rest/v1//_system/info', '/rest//v1/_system/info'],
  ],
  [
    'Backslashes and encoded letters stand in a path',
    ['/\\_system/info', '/rest/v1/..\\..\\_system\\info', '/%5fsystem/info', '/%5Fsystem%2Finfo'],
  ],
  [
    'The path is a whole address',
    ['http://127.0.0.1/_system/info', 'http://evil.example/_system/info', 'file:///etc/passwd'],
  ],
  [
    'Other interfaces of Supabase are asked for',
    [
      '/storage/v1/bucket',
      '/graphql/v1',
      '/realtime/v1/websocket',
      '/pg/v1/query',
      '/rest/v2/profiles',
      '/auth/v2/user',
    ],
  ],
  [
    'Files of the server are asked for',
    [
      '/secrets.json',
      '/../secrets.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/.env',
      '/database/PG_VERSION',
      '/lock',
      '/.git/config',
    ],
  ],
  [
    'The list of everything that is served is asked for',
    ['/rest/v1/', '/rest/v1', '/rest/v1/?select=*', '/auth/v1/', '/functions/v1', '/functions/v1/'],
  ],
  [
    'Names of objects stand where a function’s name is expected',
    ['/functions/v1/constructor', '/functions/v1/__proto__', '/functions/v1/toString', '/functions/v1/hasOwnProperty'],
  ],
];

export const paths: readonly Attack[] = TARGETS.map(([attack, targets], index) =>
  tries(`P-${String(index + 1).padStart(3, '0')}`, attack, 'the gateway forwards three prefixes, and nothing else', {
    async run(world) {
      for (const target of targets) {
        const { text } = await world.sendBytes(bytes(world, target));
        expect(text, target).not.toMatch(INSIDE);
        expect(text, target).not.toContain(ROW.ownersPrompt);
      }
    },
    control: ready,
  }),
);
