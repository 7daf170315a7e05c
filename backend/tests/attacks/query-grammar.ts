import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import type { Sent } from './world.ts';

interface Named {
  readonly name: string;
  /** As Postgres names it, such as `timestamp with time zone`. */
  readonly type: string;
}

/** A table or function that browsers can use. */
interface Served {
  readonly name: string;
  /** The readable columns of a table, or the arguments of a function. */
  readonly parts: readonly Named[];
  readonly kind: 'table' | 'read' | 'write';
}

/** Reads every table and function that users or visitors have rights on from the database's catalogue. */
export async function readServed({ connection: { kysely } }: Database): Promise<readonly Served[]> {
  const { rows } = await sql<Served>`
    select table_name as name, 'table' as kind,
      jsonb_agg(distinct jsonb_build_object('name', column_name, 'type', data_type)) as parts
    from information_schema.column_privileges join information_schema.columns using (table_schema, table_name, column_name)
    where table_schema = 'public' and privilege_type = 'SELECT' and grantee in ('anon', 'authenticated')
    group by 1
    union all
    select proname, case provolatile when 'v' then 'write' else 'read' end, coalesce((
      select jsonb_agg(jsonb_build_object('name', proargnames[place], 'type', format_type(type, null)) order by place)
      from unnest(proargtypes) with ordinality as argument (type, place)), '[]')
    from pg_proc
    where pronamespace = 'public'::regnamespace
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
    order by 1`.execute(kysely);
  return rows;
}

/** Mostly something that the grammar allows; one in forty is not. */
const mostly = <T>(sound: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 39, arbitrary: sound }, odd);
const words = (...lines: readonly string[]) => fc.constantFrom(...lines.join(' ').split(' '));

/** Values that have broken interfaces like this one. */
const oddValue = fc.oneof(
  words('* % _ *a*b*c*d* {} {a,b} [1,2) {"a":1} " \\ \' 🦊 1e400 -infinity NaN 25:99 $1 -- ;', '9'.repeat(40)),
  fc.constantFrom('', ' ', '\0', '\uD800', 'x'.repeat(400)),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

function soundValue(type: string): fc.Arbitrary<string> {
  if (type === 'uuid') return words('00000000-0000-4000-8000-000000000001 {owner} {stranger} {hermit}');
  if (type === 'ARRAY' || type.endsWith('[]')) return words('{} {a} {english,french}');
  if (type === 'boolean') return words('true false');
  if (/^timestamp|^date/.test(type)) return words('2026-01-01 2026-11-20T10:00:00Z 1970-01-01');
  if (/int|numeric|real|double/.test(type)) return words('0 1 10 -1 2147483647');
  if (type.startsWith('json')) return words('{} {"tone":"dark"} [] null');
  return words('fox Fox fantasy english a abcdefghijklmnopqrst-_');
}
const valueOf = ({ type }: Named): fc.Arbitrary<string> => mostly(soundValue(type), oddValue);

function conditionOn(column: Named): fc.Arbitrary<string> {
  const operators = words('eq neq gt gte lt lte isdistinct');
  const odd = words('match fts wfts(english) eq(any) like ilike like(all) cs ov adj not sum not.not.eq');
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(mostly(operators, odd), valueOf(column)).map((parts) => parts.join('.')) },
    fc.array(valueOf(column), { minLength: 1, maxLength: 5 }).map((each) => `in.(${each.join(',')})`),
    words('is.null not.is.null is.true is.unknown is.x'),
  );
}

function treeOf(columns: readonly Named[]): fc.Arbitrary<string> {
  const leaf = fc.oneof(...columns.map((column) => conditionOn(column).map((stated) => `${column.name}.${stated}`)));
  return fc.letrec<{ tree: string; part: string }>((tie) => ({
    tree: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => `(${parts.join(',')})`),
    part: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      leaf,
      fc.tuple(words('and or not.and not.or'), tie('tree')).map((pair) => pair.join('')),
    ),
  })).tree;
}

function queryOf(columns: readonly Named[]): fc.Arbitrary<readonly (readonly [name: string, value: string])[]> {
  const odd = words('nothing options->a options->>a title->0 "title" id::text title::int a:id id.sum() *');
  const name = mostly(fc.constantFrom(...columns.map((column) => column.name)), odd);
  const selected = mostly(name, words('author:profiles(display_name) count() profiles(*) user_stories(*) ( ))'));
  const order = fc.tuple(name, mostly(fc.constantFrom('', '.asc', '.desc.nullslast'), fc.constant('.sideways')));
  const listOf = (items: fc.Arbitrary<string>) =>
    fc.uniqueArray(items, { minLength: 1, maxLength: 3 }).map((all) => all.join());
  return fc.array(
    fc.oneof(
      fc.constantFrom(...columns).chain((column) => fc.tuple(fc.constant(column.name), conditionOn(column))),
      fc.tuple(fc.constant('select'), listOf(selected)),
      fc.tuple(words('or and not.or profiles.or'), treeOf(columns)),
      fc.tuple(fc.constant('order'), listOf(order.map((pair) => pair.join('')))),
      fc.tuple(words('limit offset'), mostly(words('0 1 10'), words('1000 -1 1e9 99999999999 x'))),
    ),
    { maxLength: 5 },
  );
}

const headers = fc.constantFrom<Record<string, string>>(
  ...Array.from({ length: 16 }, () => ({})),
  { prefer: 'count=exact' },
  ...['count=planned', 'handling=strict, timezone=Nowhere', 'tx=rollback'].map((prefer) => ({ prefer })),
  ...['5-2', '0-99999999999'].map((range) => ({ range })),
  ...['text/csv', 'application/vnd.pgrst.object+json', 'image/png'].map((accept) => ({ accept })),
);

/** Encodes a text for an address, without lone surrogates, which cannot be sent; placeholders of users stay unchanged. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(/%7B(\w+)%7D/g, '{$1}');
const withQuery = (path: string, query: readonly (readonly [name: string, value: string])[]): string =>
  `${path}?${query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`;

/** The catalogue has no names for the results of functions; most have these columns. */
const RESULTS = [
  { name: 'id', type: 'uuid' },
  { name: 'title', type: 'text' },
];

/** Requests that PostgREST's grammar allows, and some that it nearly allows, for everything that is served. */
export function queries(served: readonly Served[]) {
  return fc
    .constantFrom(...served)
    .chain(({ name, parts, kind }): fc.Arbitrary<Pick<Sent, 'path' | 'body' | 'headers'>> => {
      if (kind === 'table')
        return fc
          .tuple(queryOf(parts), headers)
          .map(([query, sent]) => ({ path: withQuery(name, query), headers: sent }));
      const given = fc.record(
        Object.fromEntries(
          parts.map((arg) => [arg.name, mostly<unknown>(valueOf(arg), fc.jsonValue({ maxDepth: 2 }))]),
        ),
        { requiredKeys: [] },
      );
      return fc.tuple(given, queryOf(RESULTS), headers, fc.boolean()).map(([args, query, sent, inAddress]) => {
        if (kind === 'write' || !inAddress) return { path: withQuery(`rpc/${name}`, query), headers: sent, body: args };
        const texts = Object.entries(args).map(
          ([arg, value]) => [arg, typeof value === 'string' ? value : JSON.stringify(value)] as const,
        );
        return { path: withQuery(`rpc/${name}`, [...texts, ...query]), headers: sent };
      });
    });
}
