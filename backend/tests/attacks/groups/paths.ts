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

/** What only internal pages of the server answer. */
export const INSIDE =
  /jwt_secret|secret_key|"introspect|DATABASE_URL|"driver"|postgres:\/\/|"swagger"|schema_migrations/i;

export const ready = async (world: World): Promise<void> => {
  const answer = await world.sendBytes(bytes(world, '/rest/v1/user_inspirations?select=id'));
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(ROW.ownersPrompt);
};

/** Spellings of paths that are not served. */
const TARGETS: readonly (readonly [attack: string, targets: readonly string[]])[] = [
  [
    'The system pages of the library are requested',
    ['/_system/info', '/_system/config', '/_system/introspect', '/_system/ping', '/_studio', '/_system'],
  ],
  [
    'The system pages are requested below a served path',
    ['/rest/v1/_system/info', '/auth/v1/_system/info', '/functions/v1/_system'],
  ],
  [
    'A path with dots leads from a served path to the system pages',
    ['/rest/v1/../../_system/info', '/auth/v1/../../_system/config', '/rest/v1/./../../_system/info'],
  ],
  [
    'A path with encoded dots leads to the system pages',
    [
      '/rest/v1/%2e%2e/%2e%2e/_system/info',
      '/rest/v1/..%2f..%2f_system%2finfo',
      '/rest/v1/%252e%252e/%252e%252e/_system/info',
    ],
  ],
  [
    'A path begins with doubled slashes',
    ['//_system/info', '///_system/info', '//rest/v1//_system/info', '/rest//v1/_system/info'],
  ],
  [
    'A path contains backslashes and encoded letters',
    ['/\\_system/info', '/rest/v1/..\\..\\_system\\info', '/%5fsystem/info', '/%5Fsystem%2Finfo'],
  ],
  [
    'The path is a complete URL',
    ['http://127.0.0.1/_system/info', 'http://evil.example/_system/info', 'file:///etc/passwd'],
  ],
  [
    'Other interfaces of Supabase are requested',
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
    'Files of the server are requested',
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
    'The list of all tables and functions is requested',
    ['/rest/v1/', '/rest/v1', '/rest/v1/?select=*', '/auth/v1/', '/functions/v1', '/functions/v1/'],
  ],
  [
    'Names of object properties are called as functions',
    ['/functions/v1/constructor', '/functions/v1/__proto__', '/functions/v1/toString', '/functions/v1/hasOwnProperty'],
  ],
];

export const paths: readonly Attack[] = TARGETS.map(([attack, targets], index) =>
  tries(`P-${String(index + 1).padStart(3, '0')}`, attack, 'the gateway forwards three path prefixes only', {
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
