import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';

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

/** One request to the data interface. */
interface Query {
  readonly path: string;
  readonly method?: 'HEAD';
  readonly body?: object;
  readonly headers: Readonly<Record<string, string>>;
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

/** Mostly a valid value; one in forty is wrong. */
const mostly = <T>(sound: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 39, arbitrary: sound }, odd);

/** Values that have broken interfaces like this one. */
const ODD = [
  '*',
  '%',
  '_',
  '*a*b*c*d*',
  '',
  ' ',
  '{}',
  '{a,b}',
  '[1,2)',
  '{"a":1}',
  '"',
  '\\',
  "'",
  '\0',
  '\uD800',
  '🦊',
];
const ODD_NUMBERS = ['1e400', '9'.repeat(40), '-infinity', 'NaN', '25:99', '$1', '--', ';', 'x'.repeat(400)];
const oddValue = fc.oneof(fc.constantFrom(...ODD, ...ODD_NUMBERS), fc.string({ unit: 'binary', maxLength: 12 }));

function soundValue(type: string): fc.Arbitrary<string> {
  if (type === 'uuid')
    return fc.constantFrom('00000000-0000-4000-8000-000000000001', '{owner}', '{stranger}', '{hermit}');
  if (type === 'ARRAY' || type.endsWith('[]')) return fc.constantFrom('{}', '{a}', '{english,french}');
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (/^timestamp|^date/.test(type)) return fc.constantFrom('2026-01-01', '2026-11-20T10:00:00Z', '1970-01-01');
  if (/int|numeric|real|double/.test(type)) return fc.constantFrom('0', '1', '10', '-1', '2147483647');
  if (type.startsWith('json')) return fc.constantFrom('{}', '{"tone":"dark"}', '[]', 'null');
  return fc.constantFrom('fox', 'The fox', 'fantasy', 'english', 'a', 'abcdefghijklmnopqrst-_');
}

const valueOf = ({ type }: Named): fc.Arbitrary<string> => mostly(soundValue(type), oddValue);

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct'] as const;
const ODD_OPERATORS = ['match', 'fts', 'wfts(english)', 'eq(any)', 'like(all)', 'cs', 'ov', 'adj', 'not', 'sum', ''];

function conditionOn(column: Named): fc.Arbitrary<string> {
  const value = valueOf(column);
  const operators = column.type === 'text' ? [...OPERATORS, 'like', 'ilike'] : OPERATORS;
  const compared = fc.tuple(mostly(fc.constantFrom<string>(...operators), fc.constantFrom(...ODD_OPERATORS)), value);
  return fc
    .tuple(
      mostly(fc.constantFrom('', '', 'not.'), fc.constant('not.not.')),
      fc.oneof(
        { weight: 4, arbitrary: compared.map((parts) => parts.join('.')) },
        fc.array(value, { minLength: 1, maxLength: 5 }).map((each) => `in.(${each.join(',')})`),
        fc.constantFrom('is.null', 'not.is.null', 'is.true', 'is.unknown', 'is.x'),
      ),
    )
    .map((parts) => parts.join(''));
}

function treeOf(columns: readonly Named[]): fc.Arbitrary<string> {
  const leaf = fc.oneof(...columns.map((column) => conditionOn(column).map((stated) => `${column.name}.${stated}`)));
  return fc.letrec<{ tree: string; part: string }>((tie) => ({
    tree: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => `(${parts.join(',')})`),
    part: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      leaf,
      fc.tuple(fc.constantFrom('and', 'or', 'not.and', 'not.or'), tie('tree')).map((pair) => pair.join('')),
    ),
  })).tree;
}

type Parameter = readonly [name: string, value: string];

const ODD_COLUMNS = ['nothing', 'options->a', 'options->>a', 'title->0', '"title"', 'id::text', 'title::int', ''];
const EMBEDS = ['*', 'author:profiles(display_name)', 'count()', 'profiles(*)', 'user_stories(*)', '(', '))'];

function queryOf(columns: readonly Named[]): fc.Arbitrary<readonly Parameter[]> {
  const name = mostly(fc.constantFrom(...columns.map((column) => column.name)), fc.constantFrom(...ODD_COLUMNS));
  const selected = fc.oneof(
    { weight: 14, arbitrary: name },
    { weight: 2, arbitrary: fc.constantFrom(...EMBEDS) },
    fc.tuple(oddValue, name).map(([alias, of]) => `${alias}:${of}`),
    fc.tuple(name, fc.constantFrom('sum', 'avg', 'max')).map(([of, aggregate]) => `${of}.${aggregate}()`),
  );
  const direction = mostly(fc.constantFrom('', '.asc', '.desc', '.desc.nullslast'), fc.constant('.sideways'));
  const order = fc.tuple(name, direction).map((pair) => pair.join(''));
  const number = mostly(fc.constantFrom('0', '1', '10'), fc.constantFrom('1000', '-1', '1e9', '99999999999', 'x', ''));
  const filter = fc
    .constantFrom(...columns)
    .chain((column) => conditionOn(column).map((stated): Parameter => [column.name, stated]));
  const maybe = (parameter: fc.Arbitrary<Parameter>) => fc.array(parameter, { maxLength: 1 });
  return fc
    .tuple(
      maybe(fc.array(selected, { minLength: 1, maxLength: 4 }).map((names) => ['select', names.join(',')])),
      fc.array(filter, { maxLength: 3 }),
      maybe(fc.tuple(mostly(fc.constantFrom('or', 'and', 'not.or'), fc.constant('profiles.or')), treeOf(columns))),
      maybe(fc.array(order, { minLength: 1, maxLength: 3 }).map((names) => ['order', names.join(',')])),
      maybe(fc.tuple(mostly(fc.constantFrom('limit', 'offset'), fc.constant('profiles.limit')), number)),
    )
    .map((parts) => parts.flat());
}

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { prefer: 'count=planned' },
  { prefer: 'handling=strict, timezone=Nowhere' },
  { prefer: 'tx=rollback' },
  { range: '5-2' },
  { range: '0-99999999999' },
  { accept: 'text/csv' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'image/png' },
  { 'accept-profile': 'auth' },
];
const headers = mostly(fc.constantFrom({}, { prefer: 'count=exact' }, { range: '0-1' }), fc.constantFrom(...HEADERS));

/** Encodes a text for an address, without lone surrogates, which cannot be sent; placeholders of users stay unchanged. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(/%7B(\w+)%7D/g, '{$1}');

const withQuery = (path: string, query: readonly Parameter[]): string =>
  `${path}?${query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`;

/** The catalogue has no names for the results of functions; most have these columns. */
const RESULTS = [
  { name: 'id', type: 'uuid' },
  { name: 'title', type: 'text' },
];

function callsOf({ name, parts, kind }: Served): fc.Arbitrary<Query> {
  const given = fc
    .tuple(...parts.map((arg) => mostly<unknown>(valueOf(arg), fc.jsonValue({ maxDepth: 2 }))))
    .map((values) => parts.map((arg, place) => [arg.name, values[place]] as const));
  const some = fc.tuple(given, fc.nat()).map(([all, at]) => all.filter((_, place) => place !== at % (all.length + 4)));
  const query = fc.array(queryOf(RESULTS), { maxLength: 1 });
  return fc.tuple(some, query, headers, fc.boolean()).map(([named, [after = []], sent, inAddress]) => {
    const path = `rpc/${name}`;
    if (kind === 'write' || !inAddress)
      return { path: withQuery(path, after), headers: sent, body: Object.fromEntries(named) };
    const texts = named.map(([arg, value]): Parameter => [
      arg,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return { path: withQuery(path, [...texts, ...after]), headers: sent };
  });
}

/** Requests that PostgREST's grammar allows, and some that it nearly allows, for everything that is served. */
export function queries(served: readonly Served[]): fc.Arbitrary<Query> {
  const method = fc.constantFrom({}, {}, { method: 'HEAD' as const });
  const of = (each: Served): fc.Arbitrary<Query> =>
    each.kind === 'table'
      ? fc
          .tuple(queryOf(each.parts), headers, method)
          .map(([query, sent, how]) => ({ path: withQuery(each.name, query), headers: sent, ...how }))
      : callsOf(each);
  return fc.oneof(...served.map(of));
}
