import { expect } from 'vitest';
import { type Attack, revealsNothing } from '../attack.ts';
import { CANARY, GUEST, ROW, RUN, SUBSCRIBER } from '../seed.ts';
import { both, rpc, type Who, type World } from '../world.ts';

/** Tables with private rows, what of a row must stay hidden, and who may read it. */
const TABLES: readonly (readonly [table: string, hidden: string, reader: Who])[] = [
  ['user_stories', CANARY, 'owner'],
  ['user_inspirations', CANARY, 'owner'],
  ['user_shared_stories', CANARY, 'owner'],
  ['story_revisions', CANARY, 'owner'],
  ['imported_items', ROW.ownersOrigin, 'owner'],
  ['inspiration_likes', '{owner}', 'owner'],
  ['profiles', CANARY, 'hermit'],
  ['story_runs', GUEST, 'service'],
  ['newsletter_subscribers', SUBSCRIBER, 'service'],
];

/** Ways to ask for private rows in other words. */
const FILTERS: readonly (readonly [path: string, headers?: Record<string, string>])[] = [
  [`user_stories?id=eq.${ROW.ownersStory}`],
  ['user_stories?user_id=eq.{owner}'],
  ['user_stories?or=(user_id.eq.{owner},id.not.is.null)'],
  ['user_inspirations?is_public=not.is.true'],
  ['user_inspirations?select=*', { range: '0-999999', 'range-unit': 'items' }],
  ['user_inspirations?select=title', { accept: 'text/csv' }],
  [`user_stories?id=eq.${ROW.ownersStory}`, { accept: 'application/vnd.pgrst.object+json' }],
];

/** The total number of rows that an answer reports. */
async function countOf(world: World, as: Who, path: string, method = 'GET'): Promise<string | undefined> {
  const { headers } = await world.send({ as, path, method, headers: { prefer: 'count=exact' } });
  return headers.get('content-range')?.split('/')[1];
}

const OWNED = 'user_stories?user_id=eq.{owner}';

export const READING: readonly Attack[] = [
  ...TABLES.map(([table, hidden, reader]) =>
    revealsNothing(
      `lists ${table}`,
      [...both(`${table}?select=*`), ...(reader === 'service' ? [{ as: 'owner', path: table } as const] : [])],
      { as: reader },
      hidden,
    ),
  ),
  revealsNothing(
    'asks for private rows by ids, filters, ranges and formats',
    FILTERS.flatMap(([path, headers = {}]) => both(path, { headers })),
  ),
  revealsNothing(
    'embeds private rows below public ones',
    [
      `user_shared_stories?select=id,user_stories(*)&id=eq.${ROW.ownersShared}`,
      `user_shared_stories?select=id,...user_stories(story)&id=eq.${ROW.ownersShared}`,
      'profiles?select=id,user_inspirations(*)',
      'user_stories?select=id,story_revisions(*),story_notes(*)',
    ].flatMap((path) => both(path)),
    { path: 'user_stories?select=*' },
  ),
  {
    title: 'counts private rows, to guess their texts letter by letter',
    async run(world) {
      for (const filter of ['', '&title=gte.c', '&options->>note=gte.c']) {
        for (const method of ['GET', 'HEAD']) {
          expect(await countOf(world, 'stranger', OWNED + filter, method), filter).toBe('0');
          expect(await countOf(world, 'anonymous', OWNED + filter, method), filter).toBeOneOf([undefined, '*']);
        }
      }
      expect(await countOf(world, 'anonymous', 'user_inspirations')).toBe('2');
      expect((await world.send(rpc('stranger', 'count_stories', { p_query: 'canary' }))).text).toBe('0');
    },
    async control(world) {
      expect(await countOf(world, 'owner', `${OWNED}&options->>note=gte.c`)).toBe('1');
      expect(await countOf(world, 'owner', 'user_inspirations')).toBe('4');
    },
  },
  {
    title: 'asks for the plan of a query, which shows policies and numbers',
    async run(world) {
      for (const format of ['json', 'text; options=analyze|verbose|settings|buffers']) {
        const headers = { accept: `application/vnd.pgrst.plan+${format}` };
        for (const sent of both('user_inspirations?select=id', { headers }))
          expect((await world.send(sent)).status).toBe(406);
      }
    },
    async control(world) {
      expect((await world.send({ as: 'anonymous', path: 'user_inspirations?select=id' })).status).toBe(200);
    },
  },
  revealsNothing(
    'searches for private texts in public lists',
    [
      `rpc/search_inspirations?p_query=${CANARY}`,
      `rpc/search_shared_stories?p_query=${CANARY}`,
      'rpc/search_inspirations?p_limit=1000000&p_order=newest',
      `rpc/read_shared_story?p_id=${ROW.ownersHiddenShared}`,
    ].flatMap((path) => both(path)),
    { path: 'user_inspirations?select=title' },
  ),
  revealsNothing(
    'reads the text of another guest’s story by the id of its run',
    (['anonymous', 'stranger', 'owner'] as const).map((as) =>
      rpc(as, 'read_kept_run', { p_caller: `guest:${GUEST}`, p_run_id: RUN, p_after: 0 }),
    ),
    { as: 'service' },
  ),
  {
    title: 'looks for addresses in tables, accounts, functions and errors',
    leavesOwnRows: true,
    // Every answer of every attack is searched for the addresses of others.
    async run(world) {
      const paths = ['user_stories', 'user_inspirations', 'user_shared_stories', 'profiles'].flatMap((table) => [
        `${table}?select=email`,
        `${table}?order=email`,
        `${table}?select=*,users(*)`,
        `${table}?select=*,auth.users(email)`,
      ]);
      for (const path of [...paths, 'rpc/search_inspirations?p_query=example.com', '/auth/v1/admin/users'])
        for (const sent of both(path)) expect((await world.send(sent)).text).not.toContain('@example.com');
      for (const p_email of [SUBSCRIBER, 'nobody@', 'other@example.com']) {
        const sent = rpc('anonymous', 'subscribe_to_newsletter', { p_email, p_consent: 'Yes.' });
        expect((await world.send(sent)).text).toMatch(/^(?:true|false)$|Please enter a valid email address/);
      }
    },
    async control(world) {
      const { text } = await world.send({ as: 'owner', path: '/auth/v1/user' });
      expect(text).toContain('owner-canary@example.com');
    },
  },
];
