import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import type { Sent, World } from '../world.ts';

const { tries } = attacksOf('Requests that could block the server');

/** The greatest time for a refusal, in ms. */
const REFUSED_WITHIN_MS = 1500;

const others: Sent = { as: 'anonymous', path: 'user_inspirations?select=id' };

async function answersOthers(world: World): Promise<void> {
  expect((await world.send(others)).status).toBe(200);
}

/** Fails unless the request is answered in time without a server error, and the next request succeeds. */
async function isHarmless(world: World, sent: Sent): Promise<void> {
  const started = performance.now();
  const { status, text } = await world.send(sent);
  expect(status, text.slice(0, 300)).toBeLessThan(500);
  expect(performance.now() - started).toBeLessThan(REFUSED_WITHIN_MS);
  await answersOthers(world);
}

const search = (json: string): Sent => ({ as: 'anonymous', path: 'rpc/search_inspirations', body: json });

const list = (filter: string): Sent => ({ as: 'anonymous', path: `user_shared_stories?select=id&${filter}` });

/** Fails unless the request is refused before the database receives it, and the next request succeeds. */
async function isRefused(world: World, sent: Sent): Promise<void> {
  const { status, text } = await world.send(sent);
  expect(status, text.slice(0, 300)).toBe(400);
  expect(text).toContain('query_refused');
  await answersOthers(world);
}

const many = (count: number, condition: string): string => Array.from({ length: count }, () => condition).join(',');

export const outages: readonly Attack[] = [
  tries(
    'D-001',
    'A number or a word is sent where the database expects a list',
    'values are sent to the database as text, so that none of them breaks the connection',
    {
      async run(world) {
        for (const value of ['5', 'true', '{"a":1}', '"x"']) {
          await isHarmless(world, search(`{"p_categories":${value}}`));
        }
      },
      control: (world) => isHarmless(world, search('{"p_categories":["fantasy"]}')),
    },
  ),
  tries(
    'D-002',
    'A very long word is sent where the database expects a number, so that the error is long',
    'log texts are shortened before they are searched',
    {
      run: (world) => isHarmless(world, search(`{"p_limit":"${'x'.repeat(60_000)}"}`)),
      control: (world) => isHarmless(world, search(`{"p_query":"${'x'.repeat(60_000)}"}`)),
    },
  ),
  tries('D-003', 'A body is nested 100,000 levels deep', 'the depth is checked before the body is parsed', {
    async run(world) {
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const value = `${open.repeat(80_000)}1${close.repeat(80_000)}`.slice(0, 500_000);
        await isHarmless(world, search(`{"p_query":${value}}`));
      }
      await isHarmless(world, search(`{"p_query":${'['.repeat(100_000)}1${']'.repeat(100_000)}}`));
    },
    control: (world) => isHarmless(world, search('{"p_categories":[["fantasy"]]}')),
  }),
  tries(
    'D-004',
    'A list is filtered with full-text operators, which parse each text for each condition',
    'only the search functions use operators that read whole texts',
    {
      async run(world) {
        for (const operator of ['fts', 'plfts', 'phfts(english)', 'not.wfts', 'ilike(any)']) {
          await isRefused(world, list(`content=${operator}.{lamp}`));
          await isRefused(world, list(`or=(title.eq.x,content.${operator}.{lamp})`));
        }
      },
      control: (world) => isHarmless(world, search('{"p_query":"lamp"}')),
    },
  ),
  tries(
    'D-005',
    'A list is requested with hundreds of conditions, or with nested conditions',
    'a query has at most 20 conditions, 3 levels and 2,048 characters',
    {
      async run(world) {
        await isRefused(world, list(`or=(${many(21, 'title.eq.x')})`));
        await isRefused(world, list(many(21, 'title=eq.x').replaceAll(',', '&')));
        await isRefused(world, list(`or=(${'and('.repeat(100)}title.eq.x${')'.repeat(100)})`));
        await isRefused(world, list(`or=(${'and(or('.repeat(1000)}title.eq.x${'))'.repeat(1000)})`));
        await isRefused(world, list(`title=eq.${'x'.repeat(2048)}`));
      },
      async control(world) {
        const { status, text } = await world.send(list(`or=(${many(18, 'title.eq.x')},and(title.eq.y,title.eq.z))`));
        expect(status, text).toBe(200);
      },
    },
  ),
];
