import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import type { World } from '../world.ts';

const { tries } = attacksOf('SQL in every place that takes text');

const COUNT = 'user_inspirations?select=id';

/** The interface still answers with what everybody may see. */
async function asBefore(world: World): Promise<void> {
  const { status, text } = await world.send({ as: 'anonymous', path: COUNT });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toHaveLength(2);
}

/** Places of an address, and what is put there. Each is sent as someone signed in and as a visitor. */
const PLACES: readonly (readonly [attack: string, paths: readonly string[]])[] = [
  [
    'the name of a table',
    [
      'profiles;drop table profiles',
      'profiles"--',
      '"profiles" union select * from auth.users--',
      'profiles\0',
      '(select email from auth.users)',
    ],
  ],
  [
    'the list of columns',
    [
      'profiles?select=display_name)from auth.users--',
      'profiles?select="display_name"" from auth.users--"',
      'profiles?select=(select email from auth.users)',
    ],
  ],
  [
    'the name of a column in the answer',
    [
      'profiles?select=x":display_name',
      "profiles?select=x';drop table profiles--:id",
      'profiles?select="a"",(select 1)--":id',
    ],
  ],
  [
    'a cast',
    [
      'profiles?select=id::text)--',
      'profiles?select=id::text;select 1',
      'profiles?select=id::"text") from auth.users--',
      'profiles?select=id::xml',
      'profiles?select=id::regclass',
    ],
  ],
  [
    'a path into JSON',
    [
      "user_stories?select=options->>'x'') from auth.users--",
      "user_stories?select=options->x'--",
      "user_stories?options->>a'=eq.1",
      "user_stories?order=options->>'a';drop",
    ],
  ],
  [
    'the value of a filter',
    [
      "user_inspirations?title=eq.x' or 1=1--",
      "user_inspirations?title=like.*' or is_public=false--",
      'user_inspirations?title=in.("a\\",\\"b) or (1=1")',
      "user_inspirations?id=eq.' or ''='",
    ],
  ],
  [
    'the name of a filter',
    [
      'user_inspirations?is_public or true--=eq.1',
      'user_inspirations?"id"" or true--"=eq.1',
      'user_inspirations?1=1',
      'user_inspirations?or=(is_public.is.false,1=1)',
    ],
  ],
  [
    'an operator',
    [
      'user_inspirations?title=sql.x',
      "user_inspirations?title=fts(english') or true--).x",
      'user_inspirations?title=eq(any);--.{x}',
      'user_inspirations?title=is.null or true',
      'user_inspirations?title=not.not.eq.x',
    ],
  ],
  [
    'a logical expression',
    [
      "user_inspirations?or=(title.eq.x,id.eq.' or 1=1--)",
      'user_inspirations?and=(or(is_public.is.false,title.eq.x)),not.and(id.is.null)',
      'user_inspirations?or=(((((',
      'user_inspirations?or=()',
    ],
  ],
  [
    'an order',
    [
      'profiles?order=display_name;select 1',
      'profiles?order=(select email from auth.users)',
      'profiles?order=display_name.desc.nullslast--',
      'profiles?order=1',
      'profiles?order=random()',
    ],
  ],
  [
    'a limit and an offset',
    [
      'profiles?limit=1;drop table profiles',
      'profiles?limit=1 union select email',
      'profiles?offset=-1',
      'profiles?limit=99999999999999999999',
      'profiles?limit=NaN&offset=1e9',
    ],
  ],
  [
    'the name of a function',
    [
      "rpc/search_inspirations';--",
      'rpc/search_inspirations()',
      'rpc/"search_inspirations"',
      'rpc/search_inspirations;select 1',
      'rpc/',
    ],
  ],
  [
    'the words of a search',
    [
      "rpc/search_inspirations?p_query=' | !a & <-> :* ( ) \\",
      "rpc/search_inspirations?p_query=a':*|'b",
      'rpc/search_inspirations?p_query=%25_%25',
      "rpc/search_shared_stories?p_query=x')) union select 1--",
      "rpc/search_stories?p_query=x' | {owner} || ')) union select 1--",
    ],
  ],
  [
    'the order of a search',
    [
      'rpc/search_inspirations?p_order=likes;drop',
      'rpc/search_inspirations?p_order=likes desc, (select 1)',
      "rpc/search_shared_stories?p_order=views'--",
      'rpc/search_stories?p_order=title desc; select 1',
      "rpc/search_stories?p_order=title&p_from_id=00000000-0000-4000-8000-000000000001&p_from_title=x') or true--",
    ],
  ],
  [
    'the columns of a search',
    [
      'rpc/search_inspirations?select=id,(select email from auth.users)',
      'rpc/search_inspirations?order=(select 1)',
      'rpc/search_inspirations?id=eq.x or 1=1',
    ],
  ],
];

const places: readonly Attack[] = PLACES.map(([place, targets], index) =>
  tries(
    `I-${String(index + 1).padStart(3, '0')}`,
    `SQL stands in ${place}`,
    'text of a request is never part of a statement',
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

const others: readonly Attack[] = [
  tries('I-021', 'SQL stands in preferences: time zone, count, resolution', 'preferences are words of a list', {
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
  tries('I-022', 'SQL stands in the names of columns of a body', 'columns of a body are looked up', {
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
  tries('I-023', 'SQL stands in saved text, for a statement that is put together later', 'text stays text', {
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
  tries('I-024', 'SQL stands in the headers that the database may read', 'headers are handed over as a value', {
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

export const injection: readonly Attack[] = [...places, ...others];
