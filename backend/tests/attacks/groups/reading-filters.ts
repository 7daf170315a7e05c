import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { ROW } from '../seed.ts';
import type { Sent, World } from '../world.ts';
import { both } from './calls.ts';

const { looks, tries } = attacksOf('Reading private rows');

/** The total number of rows that an answer reports. */
async function countOf(world: World, sent: Sent): Promise<string | undefined> {
  const { headers } = await world.send(sent);
  return headers.get('content-range')?.split('/')[1];
}

const exact = { prefer: 'count=exact' };

/** Filters, counts, ranges and formats. */
export const readingFilters: readonly Attack[] = [
  looks(
    'R-101',
    'A stranger or a visitor requests a private row by its id',
    'a policy, not only a hidden list',
    both(`user_stories?id=eq.${ROW.ownersStory}`),
  ),
  looks(
    'R-102',
    'A stranger or a visitor requests rows by the id of their owner',
    'a policy, not the filter of a page',
    both('user_stories?user_id=eq.{owner}'),
  ),
  looks(
    'R-103',
    'A filter adds an `or` that is always true',
    'filters only narrow',
    both('user_stories?or=(user_id.eq.{owner},id.not.is.null)'),
  ),
  looks(
    'R-104',
    'A filter inverts its condition with `not`',
    'filters only narrow',
    both('user_inspirations?is_public=not.is.true'),
  ),
  looks(
    'R-105',
    'Hidden prompts are requested with `is_public=eq.false`',
    'the policy applies beside every filter',
    both('user_inspirations?is_public=eq.false'),
  ),
  tries('R-106', 'Hidden rows are counted', 'row level security applies before the count', {
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
  tries('R-107', 'A hidden text is guessed letter by letter, by counting matches', 'filters match visible rows only', {
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
  tries('R-108', 'HEAD requests the number of rows without the rows', 'the same policy for HEAD', {
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
    'A range requests rows beyond the visible ones',
    'ranges count visible rows',
    both('user_inspirations?select=*', { range: '0-999999', 'range-unit': 'items' }),
  ),
  looks(
    'R-110',
    'Hidden rows are requested as CSV',
    'the same rows in every format',
    both('user_inspirations?select=title', { accept: 'text/csv' }),
  ),
  looks(
    'R-111',
    'A hidden row is requested as a single object',
    'the same rows in every format',
    both(`user_stories?id=eq.${ROW.ownersStory}`, { accept: 'application/vnd.pgrst.object+json' }),
  ),
  tries('R-112', 'The plan of a query is requested, which shows policies and numbers', 'plans are not served', {
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
