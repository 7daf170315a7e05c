import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import type { Sent } from '../world.ts';

const { tries } = attacksOf('Functions of the database');

/** Functions in schemas that are not served. */
const ELSEWHERE: readonly (readonly [path: string, headers?: Record<string, string>])[] = [
  ['visitor_of?p_thing=x'],
  ['shares_with_everybody?p_person={hermit}'],
  ['uid'],
  ['version'],
  ['set_config?setting_name=role&new_value=postgres&is_local=false'],
  ['current_setting?setting_name=data_directory'],
  ['pg_read_file?filename=/etc/passwd'],
  ['pg_sleep?seconds=5'],
  ['query_to_xml?query=select%201&nulls=true&tableforest=true&targetns='],
  ['pg_catalog.version'],
  ['private.visitor_of?p_thing=x'],
  ['visitor_of?p_thing=x', { 'accept-profile': 'private', 'content-profile': 'private' }],
  ['uid', { 'accept-profile': 'auth', 'content-profile': 'auth' }],
  ['version', { 'accept-profile': 'pg_catalog', 'content-profile': 'pg_catalog' }],
];

const elsewhere: readonly Attack[] = ELSEWHERE.map(([path, headers = {}], index) =>
  tries(
    `F-${String(31 + index)}`.replace('F-', 'F-0'),
    `${path.split('?')[0]} is called${headers['accept-profile'] ? ` in the schema ${headers['accept-profile']}` : ''}`,
    'only the functions of the schema public are served',
    {
      async run(world) {
        const [name = '', query = ''] = path.split('?');
        for (const as of ['stranger', 'anonymous', 'service'] as const) {
          const body = Object.fromEntries(new URLSearchParams(query));
          for (const sent of [{ path: `rpc/${path}` }, { path: `rpc/${name}`, body }])
            expect((await world.send({ as, headers, ...sent })).status).toBeOneOf([404, 406]);
        }
      },
      async control(world) {
        const sent = { as: 'anonymous', path: 'rpc/search_inspirations?p_limit=1' } as const;
        expect((await world.send({ ...sent, headers: { 'accept-profile': 'public' } })).status).toBe(200);
      },
    },
  ),
);

const SCHEMAS: readonly (readonly [schema: string, table: string])[] = [
  ['auth', 'users'],
  ['private', 'salt'],
  ['supabase_migrations', 'schema_migrations'],
  ['pg_catalog', 'pg_authid'],
  ['information_schema', 'tables'],
];

const schemas: readonly Attack[] = SCHEMAS.map(([schema, table], index) =>
  tries(
    `F-05${index + 1}`,
    `The schema ${schema} is requested by header and by name`,
    'only the schema public is served',
    {
      async run(world) {
        const profile = { 'accept-profile': schema, 'content-profile': schema };
        for (const as of ['stranger', 'anonymous', 'service'] as const) {
          const spellings: Sent[] = [
            { as, path: table, headers: profile },
            { as, path: table, headers: profile, body: {} },
            { as, path: table, headers: profile, method: 'DELETE' },
            { as, path: table },
            { as, path: `${schema}.${table}` },
            { as, path: `${schema}%22.%22${table}` },
            { as, path: `profiles?select=*,${table}(*)` },
          ];
          for (const sent of spellings) expect((await world.send(sent)).status, sent.path).toBeGreaterThanOrEqual(400);
        }
      },
      async control(world) {
        const headers = { 'accept-profile': 'public' };
        expect((await world.send({ as: 'anonymous', path: 'profiles', headers })).status).toBe(200);
      },
    },
  ),
);

export const functionsElsewhere: readonly Attack[] = [...elsewhere, ...schemas];
