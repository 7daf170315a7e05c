import * as fc from 'fast-check';
import type { Catalogue, Named } from './catalogue.ts';
import { mostly, oddValue, valueOf } from './query-values.ts';

/** One request to the data interface. */
export interface Query {
  readonly path: string;
  readonly method?: 'HEAD';
  readonly body?: object;
  readonly headers: Readonly<Record<string, string>>;
}

const ORDERED = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct'] as const;
const PATTERNS = ['like', 'ilike'] as const;
const ODD_OPERATORS =
  'match imatch fts plfts phfts wfts fts(english) eq(any) like(all) cs cd ov sl sr nxr nxl adj not sum '.split(' ');

const inList = (items: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.array(items, { minLength: 1, maxLength: 5 }).map((each) => `in.(${each.join(',')})`);

function conditionOn(column: Named): fc.Arbitrary<string> {
  const value = valueOf(column);
  const operators = column.type === 'text' ? [...ORDERED, ...PATTERNS] : ORDERED;
  const compared = fc.tuple(mostly(fc.constantFrom<string>(...operators), fc.constantFrom(...ODD_OPERATORS)), value);
  const stated = fc.oneof(
    { weight: 4, arbitrary: compared.map(([operator, to]) => `${operator}.${to}`) },
    inList(value),
    fc.constantFrom('is.null', 'not.is.null', 'is.true', 'is.unknown', 'is.x'),
  );
  return fc
    .tuple(mostly(fc.constantFrom('', '', 'not.'), fc.constant('not.not.')), stated)
    .map((parts) => parts.join(''));
}

function treeOf(columns: readonly Named[]): fc.Arbitrary<string> {
  const leaf = fc.oneof(...columns.map((column) => conditionOn(column).map((stated) => `${column.name}.${stated}`)));
  const { tree } = fc.letrec<{ tree: string; part: string }>((tie) => ({
    tree: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => `(${parts.join(',')})`),
    part: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      leaf,
      fc.tuple(fc.constantFrom('and', 'or', 'not.and', 'not.or'), tie('tree')).map((pair) => pair.join('')),
    ),
  }));
  return tree;
}

type Parameter = readonly [name: string, value: string];

function queryOf(columns: readonly Named[]): fc.Arbitrary<readonly Parameter[]> {
  const odd = fc.constantFrom(
    'nothing',
    'options->a',
    'options->>a',
    'title->0',
    '"title"',
    'id::text',
    'title::int',
    '',
  );
  const name = mostly(fc.constantFrom(...columns.map((column) => column.name)), odd);
  const selected = fc.oneof(
    { weight: 14, arbitrary: name },
    { weight: 2, arbitrary: fc.constantFrom('*', 'author:profiles(display_name)', '...profiles(display_name)') },
    fc.tuple(oddValue, name).map(([alias, of]) => `${alias}:${of}`),
    fc.tuple(name, fc.constantFrom('sum', 'count', 'avg', 'max')).map(([of, aggregate]) => `${of}.${aggregate}()`),
    fc.constantFrom(
      'count()',
      'profiles(*)',
      'profiles!inner(id)',
      'user_stories(*)',
      'profiles(user_stories(*))',
      '(',
      '))',
    ),
  );
  const direction = mostly(fc.constantFrom('', '.asc', '.desc', '.desc.nullslast'), fc.constant('.sideways'));
  const order = fc.tuple(name, direction).map((pair) => pair.join(''));
  const number = mostly(fc.constantFrom('0', '1', '10'), fc.constantFrom('1000', '-1', '1e9', '99999999999', 'x', ''));
  const filter = fc
    .constantFrom(...columns)
    .chain((column) => conditionOn(column).map((stated): Parameter => [column.name, stated]));
  const tree = treeOf(columns);
  const maybe = (parameter: fc.Arbitrary<Parameter>): fc.Arbitrary<readonly Parameter[]> =>
    fc.array(parameter, { maxLength: 1 });
  return fc
    .tuple(
      maybe(fc.array(selected, { minLength: 1, maxLength: 4 }).map((names) => ['select', names.join(',')])),
      fc.array(filter, { maxLength: 3 }),
      maybe(fc.tuple(mostly(fc.constantFrom('or', 'and', 'not.or'), fc.constant('profiles.or')), tree)),
      maybe(fc.array(order, { minLength: 1, maxLength: 3 }).map((names) => ['order', names.join(',')])),
      maybe(fc.tuple(mostly(fc.constantFrom('limit', 'offset'), fc.constant('profiles.limit')), number)),
    )
    .map((parts) => parts.flat());
}

const headers = mostly(
  fc.constantFrom<Readonly<Record<string, string>>>({}, { prefer: 'count=exact' }, { range: '0-1' }),
  fc.constantFrom<Readonly<Record<string, string>>>(
    ...['count=planned', 'handling=strict', 'handling=strict, timezone=Nowhere', 'tx=rollback'].map((prefer) => ({
      prefer,
    })),
    ...['5-2', '0-99999999999', 'x'].map((range) => ({ range })),
    ...['text/csv', 'application/vnd.pgrst.object+json', 'application/vnd.pgrst.plan', 'image/png'].map((accept) => ({
      accept,
    })),
    ...['auth', 'private', 'nothing'].map((schema) => ({ 'accept-profile': schema })),
  ),
);

/** Encodes a text for an address, without lone surrogates, which cannot be sent; placeholders of users stay unchanged. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(/%7B(\w+)%7D/g, '{$1}');

const withQuery = (path: string, query: readonly Parameter[]): string =>
  `${path}?${query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`;

function callsOf({ name, args, reads }: Catalogue['functions'][number]): fc.Arbitrary<Query> {
  const given = fc
    .tuple(...args.map((arg) => mostly<unknown>(valueOf(arg), fc.jsonValue({ maxDepth: 2 }))))
    .map((values) => args.map((arg, place) => [arg.name, values[place]] as const));
  const some = fc.tuple(given, fc.nat()).map(([all, at]) => all.filter((_, place) => place !== at % (all.length + 4)));
  // The catalogue has no names for the results of functions; most have these columns.
  const query = fc.array(
    queryOf([
      { name: 'id', type: 'uuid' },
      { name: 'title', type: 'text' },
    ]),
    { maxLength: 1 },
  );
  return fc.tuple(some, query, headers, fc.boolean()).map(([named, [after = []], sent, inAddress]) => {
    const path = `rpc/${name}`;
    if (!reads || !inAddress) return { path: withQuery(path, after), headers: sent, body: Object.fromEntries(named) };
    const texts = named.map(([arg, value]): Parameter => [
      arg,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return { path: withQuery(path, [...texts, ...after]), headers: sent };
  });
}

/** Requests that PostgREST's grammar allows, and some that it nearly allows, for every table and function of the catalogue. */
export function queries({ tables, functions }: Catalogue): fc.Arbitrary<Query> {
  const method = fc.constantFrom({}, {}, { method: 'HEAD' as const });
  const ofTables = tables.map(({ name, columns }) =>
    fc
      .tuple(queryOf(columns), headers, method)
      .map(([query, sent, how]) => ({ path: withQuery(name, query), headers: sent, ...how })),
  );
  return fc.oneof<fc.Arbitrary<Query>[]>(...ofTables, ...functions.map(callsOf));
}
