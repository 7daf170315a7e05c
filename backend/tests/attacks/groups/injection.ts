import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import type { World } from '../world.ts';
import { PLACES } from './injection-places.ts';

const { tries } = attacksOf('SQL in every place that takes text');

const COUNT = 'user_inspirations?select=id';

/** The data interface still answers with the public prompts. */
async function asBefore(world: World): Promise<void> {
  const { status, text } = await world.send({ as: 'anonymous', path: COUNT });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toHaveLength(2);
}

const places: readonly Attack[] = PLACES.map(([place, targets], index) =>
  tries(
    `I-${String(index + 1).padStart(3, '0')}`,
    `A request contains SQL in ${place}`,
    'the text of a request is never part of a statement',
    {
      async run(world) {
        for (const as of ['stranger', 'anonymous'] as const) {
          for (const target of targets) {
            const [path = '', ...query] = target.split('?');
            const encoded =
              query.length > 0
                ? `${encodeURI(path)}?${encodeURI(query.join('?')).replaceAll('#', '%23')}`
                : encodeURI(path);
            const { text } = await world.send({ as, path: encoded });
            expect(text, target).not.toContain(CANARY);
            expect(text, target).not.toContain(ROW.ownersHiddenPrompt);
            expect(text, target).not.toMatch(/@example\.com/);
          }
        }
      },
      control: asBefore,
    },
  ),
);

const elsewhere: readonly Attack[] = [
  tries('I-021', 'Preferences contain SQL: time zone, count, resolution', 'preferences are words of a fixed list', {
    async run(world) {
      for (const prefer of [
        "timezone='; drop table profiles--",
        'timezone=UTC; set role postgres',
        'count=exact; select 1',
        'resolution=merge-duplicates; --',
        "tx=rollback'",
        'max-affected=1 or 1=1',
      ])
        await world.send({ as: 'stranger', path: COUNT, headers: { prefer } });
    },
    control: asBefore,
  }),
  tries('I-022', 'The column names of a body contain SQL', 'column names of a body are looked up', {
    async run(world) {
      for (const column of [
        'title") values (1)--',
        'title, likes_count',
        'likes_count"',
        '__proto__',
        'constructor',
        'title\0',
        '',
      ])
        await world.send({
          as: 'stranger',
          path: 'user_inspirations',
          body: { prompt: 'p', category: 'fantasy', [column]: 'x' },
        });
      await world.send({
        as: 'stranger',
        path: 'user_inspirations?columns=title,"x") select--',
        body: { title: 'x' },
      });
      await world.send({
        as: 'stranger',
        path: 'user_inspirations?on_conflict=id) do update set likes_count=9--',
        body: { title: 'x' },
        headers: { prefer: 'resolution=merge-duplicates' },
      });
    },
    control: asBefore,
  }),
  tries('I-023', 'Saved text contains SQL, for a statement that is built later', 'text stays text', {
    leavesOwnRows: true,
    async run(world) {
      const title = "'; drop table public.profiles; --";
      const body = { title, prompt: `${title} $query$ %s %I`, category: 'fantasy', is_public: true };
      expect((await world.send({ as: 'stranger', path: 'user_inspirations', body })).status).toBe(201);
      const { text } = await world.send({
        as: 'anonymous',
        path: `rpc/search_inspirations?p_query=${encodeURIComponent('drop table')}`,
      });
      expect(JSON.parse(text)).toMatchObject([{ title }]);
    },
    control: asBefore,
  }),
  tries('I-024', 'Headers that the database can read contain SQL', 'headers are passed as a value', {
    async run(world) {
      for (const value of ["'; drop table profiles; --", '{"sub":"x"}', "\\'", '$$'])
        await world.send({
          as: 'anonymous',
          path: COUNT,
          headers: { 'x-odd': value, 'cf-connecting-ip': value, 'user-agent': value },
        });
    },
    control: asBefore,
  }),
];

export const injection: readonly Attack[] = [...places, ...elsewhere];
