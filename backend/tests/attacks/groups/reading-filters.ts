import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { ROW } from '../seed.ts';
import type { Sent, World } from '../world.ts';
import { both } from './calls.ts';

const { looks, tries } = attacksOf('Reading what is not shared');

/** How many rows an answer says that there are. */
async function countOf(world: World, sent: Sent): Promise<string | undefined> {
  const { headers } = await world.send(sent);
  return headers.get('content-range')?.split('/')[1];
}

const exact = { prefer: 'count=exact' };

/** Filters, counts, ranges and formats. */
export const readingFilters: readonly Attack[] = [
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
];
