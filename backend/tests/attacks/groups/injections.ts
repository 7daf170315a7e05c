import { expect } from 'vitest';
import type { Attack } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import { both, type Sent, type World } from '../world.ts';

/** Parts of a path, and SQL for each. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'the name of a table': ['profiles;drop table profiles', '"profiles" union select * from auth.users--', 'profiles\0'],
  'the columns of an answer': [
    'profiles?select=display_name)from auth.users--',
    'profiles?select=(select email from auth.users)',
    "profiles?select=x';drop table profiles--:id",
    'profiles?select=id::regclass',
    "user_stories?select=options->>'x'') from auth.users--",
  ],
  'a filter': [
    "user_inspirations?title=eq.x' or 1=1--",
    'user_inspirations?title=in.("a\\",\\"b) or (1=1")',
    'user_inspirations?"id"" or true--"=eq.1',
    'user_inspirations?title=eq(any);--.{x}',
    "user_inspirations?or=(title.eq.x,id.eq.' or 1=1--)",
  ],
  'an order or a limit': [
    'profiles?order=(select email from auth.users)',
    "user_stories?order=options->>'a';drop",
    'profiles?limit=1 union select email',
    'profiles?limit=99999999999999999999',
  ],
  'the name of a function': ["rpc/search_inspirations';--", 'rpc/"search_inspirations"', 'rpc/'],
  'a search': [
    "rpc/search_inspirations?p_query=' | !a & <-> :* ( ) \\",
    "rpc/search_shared_stories?p_query=x')) union select 1--",
    'rpc/search_inspirations?p_order=likes desc, (select 1)',
    'rpc/search_inspirations?select=id,(select email from auth.users)',
    "rpc/search_stories?p_order=title&p_from_id=00000000-0000-4000-8000-000000000001&p_from_title=x') or true--",
  ],
};

const encoded = (target: string): string => {
  const [path = '', ...query] = target.split('?');
  return [path, ...(query.length > 0 ? [query.join('?')] : [])].map(encodeURI).join('?').replaceAll('#', '%23');
};

const LIST = 'user_inspirations?select=id';
const row = { title: 'x', prompt: 'p', category: 'fantasy' };

/** SQL in headers and in the names of columns. */
const ELSEWHERE: readonly Sent[] = [
  ...["timezone='; drop table profiles--", 'count=exact; select 1', "tx=rollback'", 'max-affected=1 or 1=1'].map(
    (prefer): Sent => ({ as: 'stranger', path: LIST, headers: { prefer } }),
  ),
  { as: 'anonymous', path: LIST, headers: { 'user-agent': "'; drop table profiles; --" } },
  ...['title") values (1)--', 'title, likes_count', '__proto__', 'constructor', 'title\0', ''].map((column): Sent => ({
    as: 'stranger',
    path: 'user_inspirations',
    body: { ...row, [column]: 'x' },
  })),
  {
    as: 'stranger',
    path: 'user_inspirations?on_conflict=id) do update set likes_count=9--',
    body: row,
    headers: { prefer: 'resolution=merge-duplicates' },
  },
];

/** The data interface still answers with the public prompts. */
async function asBefore(world: World): Promise<void> {
  const { status, text } = await world.send({ as: 'anonymous', path: LIST });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toHaveLength(2);
}

export const INJECTIONS: readonly Attack[] = [
  ...Object.entries(PLACES).map(([place, targets]): Attack => ({
    title: `puts SQL into ${place}`,
    async run(world) {
      for (const sent of targets.flatMap((target) => both(encoded(target)))) {
        const { text } = await world.send(sent);
        expect(text, sent.path).not.toContain(CANARY);
        expect(text, sent.path).not.toContain(ROW.ownersHiddenPrompt);
        expect(text, sent.path).not.toMatch(/@example\.com/);
      }
    },
    control: asBefore,
  })),
  {
    title: 'puts SQL into headers and names of columns',
    async run(world) {
      for (const sent of ELSEWHERE) await world.send(sent);
    },
    control: asBefore,
  },
  {
    title: 'saves SQL, for a statement that is built of it later',
    leavesOwnRows: true,
    async run(world) {
      const title = "'; drop table public.profiles; --";
      const body = { title, prompt: `${title} $query$ %s %I`, category: 'fantasy', is_public: true };
      expect((await world.send({ as: 'stranger', path: 'user_inspirations', body })).status).toBe(201);
      const path = `rpc/search_inspirations?p_query=${encodeURIComponent('drop table')}`;
      expect(JSON.parse((await world.send({ as: 'anonymous', path })).text)).toMatchObject([{ title }]);
    },
    control: asBefore,
  },
];
