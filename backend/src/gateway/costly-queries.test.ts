import { describe, expect, it } from 'vitest';
import { refuseCostlyQueries } from './costly-queries.ts';
import { jsonShape } from './json-shape.ts';

const ask = (query: string) =>
  refuseCostlyQueries(new Request(`http://127.0.0.1/rest/v1/user_inspirations?${query}`), '127.0.0.1');

describe('a query is refused', () => {
  it('with an operator that reads whole texts, however it is written', () => {
    for (const query of [
      'prompt=match.^(.*)(.*)$',
      'prompt=MATCH.x',
      'prompt=match(any).{x}',
      '%70rompt=m%61tch.x',
      'or=(title.eq.x,prompt.match.x)',
      'or=(and(prompt.match(any).{x}))',
      'profiles.or=(display_name.match.x)',
      'prompt=not.plfts(english).lamp',
      'prompt=phfts.a%20lamp',
      'and=(title.eq.x,or(prompt.not.wfts(english).x,title.eq.y))',
      'prompt=ilike(any).{*a*,*b*}',
      'or=(prompt.like(all).{a*,*b},title.eq.x)',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
  });

  it('with embedded or aggregated rows', () => {
    for (const query of [
      'select=id,profiles(id,user_inspirations(id))',
      'select=a:profiles(id),b:profiles(id)',
      'select=...profiles(user_inspirations(id))',
      'select=likes_count.sum()',
      'select=id&select=id,user_stories(*)',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
  });

  it('with a name that every object has, such as __proto__', () => {
    for (const query of [
      '__proto__=eq.1',
      '%5F_proto__=not.in.(1,2)',
      'a.__proto__=eq.1',
      'constructor=eq.1',
      'or=(title.eq.x,not.constructor.eq.1)',
      'select=id,__proto__',
      'order=id,__proto__.desc',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
  });

  it('with a text that is to be read as JSON', () => {
    for (const query of [
      'select=content::jsonb',
      'select=content::%20json',
      'select=content::%22json%22',
      'select=content::text%20::json',
      'select=id,a:content%3A%3AJSON',
      'content::json=is.null',
      'order=a::jsonb',
      'select=options->x',
      'select=id,item->story',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
  });

  it('with more conditions, levels, columns or characters than a page sends', () => {
    for (const query of [
      `or=(${'title.eq.x,'.repeat(20)}title.eq.y)`,
      'title=eq.x&'.repeat(21),
      'or=(and(or(and(title.eq.x))))',
      'select=id,%22title',
      `select=${'id,'.repeat(400)}`,
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
  });
});

it('a name in a path may not be long', () => {
  const call = (name: string) => refuseCostlyQueries(new Request(`http://127.0.0.1/rest/v1/rpc/${name}`), '127.0.0.1');
  expect(call('x'.repeat(64))).toBeUndefined();
  for (const name of ['x'.repeat(100), 'a%2F'.repeat(30)]) expect(call(name), name).toBeInstanceOf(Response);
});

it('a column may be named once', () => {
  for (const columns of [
    'a:story,b:story',
    'story,story',
    'a:story::text,story',
    'options->>a,x:options->>b',
    'id,*,*',
  ])
    expect(ask(`select=${columns}`), columns).toBeInstanceOf(Response);
  expect(ask('order=title.asc,id,title.desc')).toBeInstanceOf(Response);
});

it('no answer is CSV', () => {
  const url = 'http://127.0.0.1/rest/v1/user_stories?select=id';
  for (const [accept, refused] of [
    ['application/json', false],
    ['application/vnd.pgrst.object+json', false],
    ['text/html,*/*;q=0.8', false],
    ['text/csv', true],
    ['application/json, Text/CSV;q=0.5', true],
  ] as const)
    expect(refuseCostlyQueries(new Request(url, { headers: { accept } }), '127.0.0.1') !== undefined).toBe(refused);
});

it('changed rows may not be sorted', () => {
  const url = 'http://127.0.0.1/rest/v1/user_stories?select=id&order=title';
  for (const [method, refused] of [
    ['GET', false],
    ['HEAD', false],
    ['POST', true],
    ['PATCH', true],
    ['DELETE', true],
  ] as const)
    expect(refuseCostlyQueries(new Request(url, { method }), '127.0.0.1') !== undefined, method).toBe(refused);
});

it('a query that pages send is let through', () => {
  for (const query of [
    `or=(${'title.eq.x,'.repeat(19)}title.eq.y)`,
    'title=eq.constructor',
    'or=(title.ilike.*the constructor.*,id.eq.x)',
    'or=(created_at.lt."2026-01-01",and(created_at.eq."2026-01-01",or(id.gt.x,id.lt.y)))',
    `id=in.(${Array.from({ length: 24 }, () => '00000000-0000-4000-8000-000000000001').join('%2C')})`,
    'select=*,author:profiles(display_name)&is_public=eq.true&order=likes_count.desc,id&limit=10',
    'select=id,...profiles(display_name)',
    'title=eq.match.point',
    'title=ilike.*match.*',
    'title=eq.%22',
    'or=(title.eq.rematch,title.eq.x)',
  ])
    expect(ask(query), query).toBeUndefined();
});

it('JSON has at most 100 levels, brackets in texts aside', () => {
  const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);
  const check = (json: string) => jsonShape(new TextEncoder().encode(json)).isTooDeep;
  for (const json of [
    nested(100),
    `{"text":"${'['.repeat(500)}"}`,
    String.raw`{"text":"\"${'{'.repeat(500)}"}`,
    `[${'[],'.repeat(500)}[]]`,
    '',
  ])
    expect(check(json), json.slice(0, 20)).toBe(false);
  for (const json of [
    nested(101),
    nested(100_000, '{"a":', '}'),
    '['.repeat(101),
    String.raw`{"a":"\\"${'['.repeat(500)}`,
  ])
    expect(check(json), json.slice(0, 20)).toBe(true);
});
