import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { GUEST, ROW, RUN, SUBSCRIBER } from '../seed.ts';
import type { Sent, Who } from '../world.ts';

const { acts, tries } = attacksOf('Functions of the database');

const rpc = (as: Who, name: string, body: object): Sent => ({ as, path: `rpc/${name}`, body });

/** Functions that only the story service calls, and a call that it may make. */
const OF_THE_SERVICE: readonly (readonly [name: string, body: object])[] = [
  ['spend_guest_generation', { p_session_id: GUEST, p_run_id: 'another run' }],
  ['refund_guest_generation', { p_session_id: GUEST, p_run_id: RUN }],
  ['begin_story_run', { p_user_id: '{owner}', p_run_id: 'a run' }],
  ['spend_random_prompt', { p_caller: 'user:{owner}', p_per_hour: 1 }],
  ['finish_guest_run', { p_session_id: GUEST, p_run_id: RUN }],
];

const services: readonly Attack[] = OF_THE_SERVICE.map(([name, body], index) =>
  acts(
    `F-00${index + 1}`,
    `A visitor and someone signed in call ${name}`,
    'no execute grant for browsers',
    (['anonymous', 'stranger', 'owner'] as const).map((as) => rpc(as, name, body)),
    rpc('service', name, body),
  ),
);

/** Functions for people who are signed in. */
const SIGNED_IN: readonly (readonly [name: string, body: object])[] = [
  ['toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt }],
  ['toggle_story_like', { p_shared_story_id: ROW.ownersShared }],
  ['record_inspiration_use', { p_inspiration_id: ROW.ownersPrompt }],
];

const signedIn: readonly Attack[] = SIGNED_IN.map(([name, body], index) =>
  acts(
    `F-01${index + 1}`,
    `A visitor calls ${name}`,
    'no execute grant for visitors',
    [rpc('anonymous', name, body), rpc('anonymous', name, { ...body, p_user_id: '{owner}' })],
    rpc('stranger', name, body),
  ),
);

const readOnly: readonly Attack[] = [
  ...SIGNED_IN,
  ['count_story_view', { p_shared_story_id: ROW.ownersShared }] as const,
].map(([name, body], index) =>
  acts(
    `F-02${index + 1}`,
    `${name} is called with GET, as a picture on another page could`,
    'GET runs in a read-only transaction',
    (['GET', 'HEAD'] as const).map((method) => ({
      as: 'stranger',
      method,
      path: `rpc/${name}?${new URLSearchParams(body as Record<string, string>)}`,
    })),
    rpc('stranger', name, body),
  ),
);

/** Functions that are there, but not in the schema that is served. */
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
    `The schema ${schema} is asked for by header and by name`,
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

const others: readonly Attack[] = [
  acts(
    'F-061',
    'A run of another person is ended, so that it counts in no budget',
    'no execute grant on end_story_run',
    (['anonymous', 'owner', 'stranger'] as const).map((as) =>
      rpc(as, 'end_story_run', { p_user_id: '{owner}', p_run_id: 'x', p_delivered: false }),
    ),
    rpc('service', 'begin_story_run', { p_user_id: '{owner}', p_run_id: 'x' }),
  ),
  acts(
    'F-062',
    'The functions of triggers are called by hand',
    'triggers only run as triggers',
    (['anonymous', 'owner', 'service'] as const).flatMap((as) =>
      ['create_profile', 'count_inspiration_likes', 'count_story_views', 'refuse_changes'].flatMap((name) => [
        rpc(as, name, {}),
        { as, path: `rpc/${name}` },
      ]),
    ),
    rpc('stranger', 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt }),
  ),
  acts(
    'F-063',
    'A function is called with arguments it does not have, to reach another of its name',
    'one function a name',
    [
      rpc('stranger', 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt, p_user_id: '{owner}' }),
      rpc('stranger', 'toggle_inspiration_like', { inspiration_id: ROW.ownersPrompt }),
      rpc('anonymous', 'spend_guest_generation', { p_session_id: GUEST }),
      rpc('anonymous', 'refund_guest_generation', { p_session_id: GUEST }),
    ],
    rpc('stranger', 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt, p_liked: true }),
  ),
  tries(
    'F-064',
    'Newsletter addresses are asked for by the wording of the answer',
    'an answer is true, false or one sentence',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const email of [SUBSCRIBER, 'nobody@', 'other@example.com']) {
          const { text } = await world.send(
            rpc('anonymous', 'subscribe_to_newsletter', { p_email: email, p_consent: 'Yes.' }),
          );
          expect(text).toMatch(/^(?:true|false)$|Please enter a valid email address/);
        }
      },
      control: (world) =>
        succeeds(world, rpc('anonymous', 'subscribe_to_newsletter', { p_email: 'a@example.com', p_consent: 'Yes.' })),
    },
  ),
];

export const functions: readonly Attack[] = [
  ...services,
  ...signedIn,
  ...readOnly,
  ...elsewhere,
  ...schemas,
  ...others,
];
