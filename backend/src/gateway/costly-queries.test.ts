import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { refuseCostlyQueries } from './costly-queries.ts';
import { jsonShape } from './json-shape.ts';

const send = (path: string, init?: RequestInit) =>
  refuseCostlyQueries(new Request(`http://127.0.0.1/rest/v1/${path}`, init), '127.0.0.1') as Response | undefined;
const ask = (query: string) => send(`user_inspirations?${query}`);

describe('a query is refused', () => {
  it('with an operator that searches texts, however it is written', () => {
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
      'title=not.ilike.*a*',
      'or=(title.like.*a*,id.eq.x)',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
  });

  it('with a value in braces, which may be a query, or with NUL', () => {
    const query = '{"type":"query","from":"profiles","select":[{"x":{"column":"id","aggregate":"now()"}}],"limit":1}';
    for (const condition of [
      `title=eq.${query}`,
      `title=eq. ${query}`,
      `id=not.in.(${query})`,
      `or=(title.eq."${query}",id.eq.1)`,
      'title=eq.{"$ref":"prompt"}',
      'options=eq.[\0]',
    ])
      expect(ask(encodeURI(condition)), condition).toBeInstanceOf(Response);
    expect(send(`rpc/search_inspirations?p_query=${encodeURIComponent(query)}`)).toBeInstanceOf(Response);
    expect(ask('on_conflict=options')).toBeInstanceOf(Response);
  });

  it('with a word that Lite takes for no value', () => {
    for (const condition of [
      'title=eq.not_null',
      'title=not.gt. NOT_NULL ',
      'title=in.(a,not_null)',
      'title=in.("a"not_null)',
      'or=(title.eq.not_null,id.is.null)',
      'not.and=(id.is.null,title.in.(not_null,a))',
    ])
      expect(ask(encodeURI(condition)), condition).toBeInstanceOf(Response);
    expect(send('rpc/count_stories?p_query=not_null')).toBeInstanceOf(Response);
    for (const condition of [
      'title=is.not_null',
      'or=(title.not.is.not_null,title.eq."not_null")',
      'title=eq.not_nullable',
    ])
      expect(ask(encodeURI(condition)), condition).toBeUndefined();
  });

  it('with an order of long texts, or a comparison that reads them whole', () => {
    for (const query of [
      'order=story',
      'order=id,content.desc',
      'story=gt.z',
      'prompt=not.lte.z',
      'notes-%3E%3Ea=lt.z',
      'content=not.in.(a,b)',
      'content%3Dx=gt.a',
      'or=(id.eq.1,prompt.in.(a,b))',
      'or=(title.eq.x,and(id.eq.1,content.not.gte.z))',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
    for (const query of ['order=story_id', 'prompt=eq.gt.z', 'or=(prompt.neq.x,story.is.null)', 'stories=gt.3'])
      expect(ask(query), query).toBeUndefined();
  });

  it('with the name of a row, of a system column or of a function', () => {
    for (const query of [
      'select=id,user_inspirations',
      'select=a:user_inspirations::text',
      'order=id,user_inspirations.desc',
      'user_inspirations=eq.x',
      'user_inspirations-%3E%3Ea=eq.x',
      'or=(id.eq.1,user_inspirations.eq.x)',
      'select=ctid',
      'order=xmin',
      'tableoid=eq.1',
      'select=id,author:profiles(to_json)',
      'select=x:to_json,...profiles(id)',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
    expect(ask('title=eq.user_inspirations')).toBeUndefined();
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
      'select=toString:id',
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
      'select=story:profiles(display_name),*',
      'select=author:profiles(display_name),author:content',
      'select=profiles(display_name),profiles:content',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
  });

  it('with names that no column has', () => {
    for (const query of [
      'select=1022:title,2570:id',
      'select=%22title%22',
      'select=ti%00tle',
      'select=options->>a%00b',
      'select=a:title:id',
      'select=id,',
      'select=',
      `select=${'a'.repeat(64)}`,
      'order=%22title%22',
      'order=title.sideways',
      'columns=id,,title',
      'on_conflict=id)%20do',
      '%22id%22=eq.1',
      'author.display_name=eq.x',
      'apikey=x',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
  });

  it('with conditions of another form', () => {
    for (const query of [
      'title=x',
      'title=cs.{a}',
      'title=not.not.eq.a',
      'title=is.x',
      'or=title.eq.x',
      'or=()',
      'or=(title.eq.x,)',
      'or=(title.eq.x),title.eq.y',
      'or=(title.eq.x)),((title.eq.y)',
      'or=(and(title.eq.x)',
      'or=(title.eq.a%22b)',
      String.raw`or=(title.eq."a\"b")`,
      'or=(title.eq.(a))',
      'or=(title.eq.{a})',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
  });

  it('with a number of rows that is none', () => {
    for (const query of ['limit=', 'limit=-1', 'limit=1e1', 'offset=9999999999', 'limit=1&limit=2'])
      expect(ask(query), query).toBeInstanceOf(Response);
  });

  it('with more conditions or levels than a page sends', () => {
    for (const query of [
      `or=(${'title.eq.x,'.repeat(20)}title.eq.y)`,
      'title=eq.x&'.repeat(21),
      'or=(and(or(and(title.eq.x))))',
    ])
      expect(ask(query), query).toBeInstanceOf(Response);
  });
});

it('a path names a table or a function', () => {
  for (const path of ['', 'user_stories', `rpc/${'x'.repeat(64)}`]) expect(send(path), path).toBeUndefined();
  for (const path of [`rpc/${'x'.repeat(100)}`, 'rpc/a/b', 'auth.users', 'user_stories/', '%22user_stories%22'])
    expect(send(path), path).toBeInstanceOf(Response);
});

it('a column may be named once', () => {
  for (const columns of [
    'a:story,b:story',
    'story,story',
    'a:story::text,story',
    'options->>a,x:options->>b',
    'a:title,a:prompt',
    'title:options->>a,title',
    'id,*,*',
  ])
    expect(ask(`select=${columns}`), columns).toBeInstanceOf(Response);
  expect(ask('order=title.asc,id,title.desc')).toBeInstanceOf(Response);
});

it.each([
  ['accept', 406, ['application/json', '*/*', 'application/vnd.pgrst.object+json', 'application/json, */*;q=0.5']],
  ['content-type', 415, ['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8']],
  ['prefer', 400, ['return=minimal', 'resolution=merge-duplicates,return=representation, count=exact']],
] as const)('the header %s has one of few values', (name, status, values) => {
  for (const value of values) expect(send('x', { headers: { [name]: value } }), value).toBeUndefined();
  for (const value of [
    '',
    'text/csv',
    'application/json, Text/CSV;q=0.5',
    'application/json;nulls=stripped',
    'application/x-www-form-urlencoded',
    'tx=rollback',
    'return=minimal, timezone=x',
    `${values[0]}, `.repeat(1000) + values[0],
  ])
    expect(send('x', { headers: { [name]: value } })?.status, value).toBe(status);
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

it('changed rows answer with columns only, and calls as rows that are read', () => {
  const url = 'http://127.0.0.1/rest/v1/';
  for (const method of ['POST', 'PATCH', 'DELETE']) {
    const change = (query: string) => refuseCostlyQueries(new Request(url + query, { method }), '127.0.0.1');
    for (const select of ['select=x:story', 'select=id:title', 'select=options->>tone', 'select=id::text'])
      expect(change(`user_stories?${select}`), select).toMatchObject({ status: 400 });
    for (const query of ['id=eq.x', 'select=id,title', 'select=*'])
      expect(change(`user_stories?${query}`), query).toBeUndefined();
  }
  expect(send('rpc/deleted_stories?select=name:title', { method: 'POST' })).toBeUndefined();
});

it('a query that pages send is let through', () => {
  for (const query of [
    `or=(${'title.eq.x,'.repeat(19)}title.eq.y)`,
    'title=eq.constructor',
    'or=(title.eq.the constructor.a,id.eq.x)',
    'or=(created_at.lt."2026-01-01",and(created_at.eq."2026-01-01",or(id.gt.x,id.lt.y)))',
    `id=in.(${Array.from({ length: 24 }, () => '00000000-0000-4000-8000-000000000001').join('%2C')})`,
    'select=*&is_public=eq.true&order=likes_count.desc,id&limit=10',
    'select=id,tone:options->>tone,day:created_at::date,text:story::text',
    'order=options->>tone.desc.nullslast,id&limit=10&offset=20',
    'options->>note=gte.c',
    'title=eq.match.point',
    'title=not.in.(%22a,b%22,c)',
    'not.and=(title.not.in.(%22a,b%22,c),not.or(id.is.null,title.eq.%22(x)%22))',
    'title=eq.%22',
    'or=(title.eq.rematch,title.eq.x)',
  ])
    expect(ask(query), query).toBeUndefined();
});

it('the usual calls of supabase-js are let through', async () => {
  const verdicts: unknown[] = [];
  const client = createClient('http://127.0.0.1', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: EventTarget as never },
    global: {
      async fetch(input, init) {
        verdicts.push(await refuseCostlyQueries(new Request(input, init), '127.0.0.1'));
        return Response.json([{}]);
      },
    },
  });
  const table = client.from('user_stories');
  const rows = [{ title: 'a' }, { title: 'b' }];
  await table.select('*', { count: 'exact', head: true }).range(0, 9);
  await table.select('id, title').eq('id', 'x').single();
  await table.select().in('title', ['a,b', 'c(d)']).or('title.eq.x,and(id.gt.1,id.lt.9)').maybeSingle();
  await table.select('id').not('title', 'is', null).gt('title', 'a').order('title', { nullsFirst: true }).limit(5);
  await table.insert(rows, { count: 'exact' }).select('id');
  await table.insert(rows, { defaultToNull: false });
  await table.upsert({ id: 'x' }, { onConflict: 'id', ignoreDuplicates: true }).select().single();
  await table.update({ title: 'c' }).eq('id', 'x').select('id');
  await table.delete({ count: 'exact' }).match({ id: 'x', title: 'a' });
  await client.rpc('search_inspirations', { p_query: 'fox' }, { count: 'exact' }).select('id,title').limit(3);
  await client.rpc('search_inspirations', { p_query: 'a fox', p_limit: 5 }, { get: true }).order('title');
  expect(verdicts).toEqual(Array.from({ length: 11 }, () => undefined));
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
