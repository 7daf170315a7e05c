import { expect } from 'vitest';
import { type Attack, changesNothing } from '../attack.ts';
import { GUEST, ROW, RUN } from '../seed.ts';
import { both, rpc, type Sent } from '../world.ts';

/** Functions for the story service only, with arguments that change something. */
const OF_THE_SERVICE: readonly (readonly [name: string, body: object])[] = [
  ['spend_guest_generation', { p_session_id: GUEST, p_run_id: 'another run' }],
  ['refund_guest_generation', { p_session_id: GUEST, p_run_id: RUN }],
  ['begin_story_run', { p_user_id: '{owner}', p_run_id: 'a run' }],
  ['spend_short_call', { p_caller: 'user:{owner}', p_per_hour: 1 }],
  ['stop_kept_run', { p_caller: `guest:${GUEST}`, p_run_id: RUN }],
];

/** Functions of users that change something, with arguments. */
const CHANGING: readonly (readonly [name: string, body: Record<string, string>])[] = [
  ['toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt }],
  ['toggle_story_like', { p_shared_story_id: ROW.ownersShared }],
  ['record_inspiration_use', { p_inspiration_id: ROW.ownersPrompt }],
  ['report_content', { p_inspiration_id: ROW.ownersPrompt }],
  ['delete_story', { p_id: ROW.strangersStory }],
];

const NOTES = { characters: [], places: [], rules: 'x', outline: [] };

/** Calls about a thing by its id. */
const ABOUT: readonly ((id: string) => Sent)[] = [
  (id) => rpc('stranger', 'delete_story', { p_id: id }),
  (id) => rpc('stranger', 'toggle_story_like', { p_shared_story_id: id }),
  (id) => rpc('stranger', 'report_content', { p_inspiration_id: id }),
  (id) => rpc('anonymous', 'shared_story_counts', { p_ids: [id] }),
  (id) => rpc('hermit', 'moderation_hide', { p_what: 'story', p_id: id }),
  (id) => rpc('stranger', 'save_story_text', { p_id: id, p_base: 1, p_story: 'x', p_cause: 'typed', p_session: null }),
  (id) => rpc('stranger', 'save_story_notes', { p_story_id: id, p_base: 1, p_notes: NOTES }),
];

/** Functions that are not served: of schemas that are not, of Postgres, and of triggers. */
const ELSEWHERE: readonly (readonly [name: string, body: object, schema?: string])[] = [
  ['visitor_of', { p_thing: 'x' }, 'private'],
  ['private.visitor_of', { p_thing: 'x' }],
  ['purge_deleted_accounts', {}, 'private'],
  ['set_operators', { p_addresses: ['stranger-canary@example.com'] }, 'private'],
  ['set_config', { setting_name: 'role', new_value: 'postgres', is_local: 'false' }],
  ['pg_read_file', { filename: '/etc/passwd' }],
  ['pg_sleep', { seconds: '5' }],
];

const SCHEMAS = ['auth.users', 'private.salt', 'pg_catalog.pg_authid'];

const profile = (schema?: string): Record<string, string> =>
  schema ? { 'accept-profile': schema, 'content-profile': schema } : {};

export const FUNCTIONS: readonly Attack[] = [
  changesNothing(
    'calls functions of the story service',
    OF_THE_SERVICE.flatMap(([name, body]) =>
      (['anonymous', 'stranger', 'owner'] as const).map((as) => rpc(as, name, body)),
    ),
    ...OF_THE_SERVICE.map(([name, body]) => rpc('service', name, body)),
  ),
  changesNothing(
    'calls functions of users as a visitor',
    CHANGING.flatMap(([name, body]) => [
      rpc('anonymous', name, body),
      rpc('anonymous', name, { ...body, p_user_id: '{owner}' }),
      rpc('keyless', name, body),
    ]),
    ...CHANGING.map(([name, body]) => rpc('stranger', name, body)),
  ),
  changesNothing(
    'changes something with GET, as an image on another page could',
    [...CHANGING, ['count_story_view', { p_shared_story_id: ROW.ownersShared }] as const].flatMap(([name, body]) =>
      ['GET', 'HEAD'].map((method) => ({
        as: 'stranger',
        method,
        path: `rpc/${name}?${new URLSearchParams(body)}`,
      })),
    ),
    rpc('stranger', 'count_story_view', { p_shared_story_id: ROW.ownersShared }),
  ),
  {
    title: 'calls functions by ids, to learn which private things exist',
    async run(world) {
      for (const about of ABOUT) {
        const answers = new Set<string>();
        for (const id of [ROW.ownersDeleted, ROW.ownersHiddenShared, ROW.ownersTakenPrompt, ROW.free]) {
          const { status, text } = await world.send(about(id));
          answers.add(`${status} ${text}`);
        }
        expect([...answers], about('').path).toHaveLength(1);
      }
    },
    async control(world) {
      const about = rpc('owner', 'shared_story_counts', { p_ids: [ROW.ownersHiddenShared] });
      expect((await world.send(about)).text).toContain(ROW.ownersHiddenShared);
    },
  },
  {
    title: 'calls functions that are not served',
    async run(world) {
      for (const [name, body, schema] of ELSEWHERE) {
        const headers = profile(schema);
        for (const as of ['stranger', 'anonymous', 'service'] as const)
          for (const sent of [
            { as, headers, path: `rpc/${name}`, body },
            { as, headers, path: `rpc/${name}?${new URLSearchParams(body as Record<string, string>)}` },
          ])
            expect((await world.send(sent)).status, `${name} ${schema}`).toBeOneOf([400, 404, 406]);
      }
    },
    async control(world) {
      const sent = { as: 'anonymous', path: 'rpc/search_inspirations?p_limit=1', headers: profile('public') } as const;
      expect((await world.send(sent)).status).toBe(200);
    },
  },
  {
    title: 'asks for tables of schemas that are not served, by header and by name',
    async run(world) {
      for (const name of SCHEMAS) {
        const [schema, table = ''] = name.split('.');
        for (const sent of [
          ...both(table, { headers: profile(schema) }),
          ...both(table, { headers: profile(schema), body: {} }),
          ...both(table, { headers: profile(schema), method: 'DELETE' }),
          ...both(table),
          ...both(name),
          { as: 'service', path: table, headers: profile(schema) } as const,
        ])
          expect((await world.send(sent)).status, sent.path).toBeGreaterThanOrEqual(400);
      }
    },
    async control(world) {
      expect((await world.send({ as: 'anonymous', path: 'profiles', headers: profile('public') })).status).toBe(200);
    },
  },
];
