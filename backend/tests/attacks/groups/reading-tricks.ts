import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import type { Sent, World } from '../world.ts';

const { looks, tries } = attacksOf('Reading what is not shared');

const both = (path: string, headers?: Record<string, string>): readonly Sent[] =>
  (['stranger', 'anonymous'] as const).map((as) => ({ as, path, ...(headers && { headers }) }));

/** How many rows an answer says that there are. */
async function countOf(world: World, sent: Sent): Promise<string | undefined> {
  const { headers } = await world.send(sent);
  return headers.get('content-range')?.split('/')[1];
}

const exact = { prefer: 'count=exact' };

export const readingTricks: readonly Attack[] = [
  looks(
    'R-101',
    'A row is asked for by its id',
    'a policy, not a list that is hidden',
    both(`user_stories?id=eq.${ROW.ownersStory}`),
  ),
  looks(
    'R-102',
    'Rows are asked for by the id of their owner',
    'a policy, not the filter of the page',
    both('user_stories?user_id=eq.{owner}'),
  ),
  looks(
    'R-103',
    'An `or` that is always true is put beside the policy',
    'filters only narrow',
    both('user_stories?or=(user_id.eq.{owner},id.not.is.null)'),
  ),
  looks(
    'R-104',
    'A `not` turns the condition round',
    'filters only narrow',
    both('user_inspirations?is_public=not.is.true'),
  ),
  looks(
    'R-105',
    'Hidden prompts are asked for with `is_public=eq.false`',
    'the policy, beside the filter',
    both('user_inspirations?is_public=eq.false'),
  ),
  tries('R-106', 'Hidden rows are counted', 'row level security before the count', {
    async run(world) {
      expect(await countOf(world, { as: 'stranger', path: 'user_stories?user_id=eq.{owner}', headers: exact })).toBe(
        '0',
      );
      expect(await countOf(world, { as: 'anonymous', path: 'user_inspirations', headers: exact })).toBe('2');
    },
    async control(world) {
      expect(await countOf(world, { as: 'owner', path: 'user_stories?user_id=eq.{owner}', headers: exact })).toBe('1');
      expect(await countOf(world, { as: 'owner', path: 'user_inspirations', headers: exact })).toBe('4');
    },
  }),
  tries('R-107', 'A hidden text is guessed letter by letter, by counting what matches', 'no oracle in filters', {
    async run(world) {
      for (const as of ['stranger', 'anonymous'] as const) {
        for (const filter of ['story=like.canary*', 'story=match.^c', 'story=gte.c', 'options->>note=like.c*']) {
          const count = await countOf(world, {
            as,
            path: `user_stories?user_id=eq.{owner}&${filter}`,
            headers: exact,
          });
          expect([undefined, '0', '*']).toContain(count);
        }
      }
    },
    async control(world) {
      const path = 'user_stories?user_id=eq.{owner}&story=like.canary*&options->>note=like.c*';
      expect(await countOf(world, { as: 'owner', path, headers: exact })).toBe('1');
    },
  }),
  tries('R-108', 'HEAD asks for the number of rows without the rows', 'the same policy for HEAD', {
    async run(world) {
      const head = { method: 'HEAD', path: 'user_stories?user_id=eq.{owner}', headers: exact };
      expect(await countOf(world, { as: 'stranger', ...head })).toBe('0');
      expect(await countOf(world, { as: 'anonymous', ...head })).toBeOneOf([undefined, '*']);
    },
    async control(world) {
      const head = { method: 'HEAD', path: 'user_stories?user_id=eq.{owner}', headers: exact };
      expect(await countOf(world, { as: 'owner', ...head })).toBe('1');
    },
  }),
  looks(
    'R-109',
    'A range asks for rows beyond those that are seen',
    'ranges count visible rows',
    both('user_inspirations?select=*', { range: '0-999999', 'range-unit': 'items' }),
  ),
  looks(
    'R-110',
    'The answer is asked for as CSV',
    'the same rows in every format',
    both('user_inspirations?select=title', { accept: 'text/csv' }),
  ),
  looks(
    'R-111',
    'The answer is asked for as one object',
    'the same rows in every format',
    both(`user_stories?id=eq.${ROW.ownersStory}`, { accept: 'application/vnd.pgrst.object+json' }),
  ),
  tries('R-112', 'The plan of a query is asked for, which shows policies and numbers', 'no plans for anybody', {
    async run(world) {
      for (const as of ['stranger', 'anonymous'] as const) {
        for (const format of ['json', 'text; options=analyze|verbose|settings|buffers']) {
          const headers = { accept: `application/vnd.pgrst.plan+${format}` };
          const { status, text } = await world.send({ as, path: 'user_inspirations?select=id', headers });
          expect(status).toBe(406);
          expect(text).not.toMatch(/Seq Scan|Plan Rows|uid\(\)/);
        }
      }
    },
    async control(world) {
      const headers = { accept: 'application/json' };
      expect((await world.send({ as: 'anonymous', path: 'user_inspirations?select=id', headers })).status).toBe(200);
    },
  }),
  looks(
    'R-113',
    'The saved story behind a shared one is embedded',
    'policies of the embedded table',
    both(`user_shared_stories?select=id,user_stories(*)&id=eq.${ROW.ownersShared}`),
    { path: 'user_stories?select=*' },
  ),
  looks(
    'R-114',
    'The saved story behind a shared one is spread into it',
    'policies of the embedded table',
    both(`user_shared_stories?select=id,...user_stories(story)&id=eq.${ROW.ownersShared}`),
    { path: 'user_stories?select=story' },
  ),
  tries(
    'R-115',
    'A shared story is filtered by the hidden text of its source, to guess that',
    'policies of the embedded table, before its filters',
    {
      async run(world) {
        const path = `user_shared_stories?select=id,user_stories!inner(id)&user_stories.story=like.canary*`;
        for (const as of ['stranger', 'anonymous'] as const)
          expect((await world.send({ as, path })).text).not.toContain(ROW.ownersShared);
      },
      async control(world) {
        const path = 'user_inspirations?select=id,author:profiles!inner(display_name)&author.display_name=eq.Owner';
        expect((await world.send({ as: 'owner', path })).text).toContain(ROW.ownersPrompt);
      },
    },
  ),
  looks(
    'R-116',
    'Authors are embedded with all their columns',
    'profiles hold a name and nothing else',
    both('user_inspirations?select=*,author:profiles(*)'),
    { path: 'profiles?select=*', as: 'hermit' },
  ),
  looks(
    'R-117',
    'The hidden prompts of an author are embedded below the name',
    'policies of the embedded table',
    both('profiles?select=id,user_inspirations(*)'),
    { path: 'user_inspirations?select=*' },
  ),
  looks(
    'R-118',
    'The hidden stories of an author are embedded below the name',
    'policies of the embedded table',
    both('profiles?select=id,hidden:user_shared_stories(*)&hidden.is_public=is.false'),
    { path: 'user_shared_stories?is_public=is.false' },
  ),
  looks(
    'R-119',
    'Who likes a prompt is embedded below it',
    'policies of the embedded table',
    both(`user_inspirations?select=id,inspiration_likes(user_id)&id=eq.${ROW.strangersPrompt}`),
    { path: 'inspiration_likes?select=user_id' },
    '{owner}',
  ),
  looks(
    'R-120',
    'Who used a prompt is embedded below it',
    'policies of the embedded table',
    both(`user_inspirations?select=id,inspiration_uses(user_id,story_id)&id=eq.${ROW.strangersPrompt}`),
    { path: 'inspiration_uses?select=user_id' },
    '{owner}',
  ),
  looks(
    'R-121',
    'Embedding goes round in circles until it comes to hidden rows',
    'policies at every depth',
    both('user_inspirations?select=id,profiles(id,user_shared_stories(id,profiles(id,user_inspirations(*))))'),
    { path: 'user_inspirations?select=*' },
  ),
  looks(
    'R-122',
    'Rows are ordered by hidden columns of an embedded row',
    'policies of the embedded table',
    both('user_shared_stories?select=id,user_stories(story)&order=user_stories(story).desc'),
    { path: 'user_stories?order=story.desc' },
  ),
  looks(
    'R-123',
    'Search finds what is not public',
    'search says itself that only public rows come out',
    both(`rpc/search_inspirations?p_query=${CANARY}`),
    { path: `user_inspirations?title=like.*${CANARY}*` },
  ),
  looks(
    'R-124',
    'Search of stories finds what is not public',
    'search says itself that only public rows come out',
    both(`rpc/search_shared_stories?p_query=${CANARY}`),
    { path: `user_shared_stories?title=like.*${CANARY}*` },
  ),
  looks(
    'R-125',
    'Search without words is paged far past the end',
    'search says itself that only public rows come out',
    both('rpc/search_inspirations?p_limit=1000000&p_order=newest'),
    { path: 'user_inspirations?select=*' },
  ),
  looks(
    'R-126',
    'Filters are put on the columns of the search, after it',
    'search returns nothing hidden to filter',
    both('rpc/search_inspirations?is_public=eq.false'),
    { path: 'user_inspirations?is_public=eq.false' },
  ),
  looks(
    'R-127',
    'The list of liked prompts is asked for those of others, by words and by their id',
    'the function acts for its caller',
    [
      ...both('rpc/liked_inspirations'),
      ...both('rpc/liked_inspirations?p_query={owner}'),
      ...both('rpc/liked_inspirations?p_user_id={owner}&p_limit=1000'),
    ],
    { path: 'rpc/liked_inspirations' },
    ROW.strangersPrompt,
  ),
];
