import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { refuseCostlyQueries } from './costly-queries.ts';

const ask = (query: string) =>
  refuseCostlyQueries(new Request(`http://127.0.0.1/rest/v1/user_inspirations?${query}`), '127.0.0.1');

describe('costly queries', () => {
  it.each([
    'prompt=match.^(.*)(.*)$',
    'prompt=imatch.x',
    'prompt=not.match.x',
    'prompt=MATCH.x',
    'prompt=match(any).{x}',
    'prompt=not.imatch(all).{x}',
    '%70rompt=m%61tch.x',
    'or=(title.eq.x,prompt.match.x)',
    'and=(prompt.not.imatch.x)',
    'not.or=(prompt.match.x)',
    'or=(and(prompt.match(any).{x}))',
    'profiles.or=(display_name.match.x)',
    'title=eq.x&prompt=match.x',
    'prompt=fts.lamp',
    'prompt=not.plfts(english).lamp',
    'prompt=phfts.a%20lamp',
    'prompt=wfts(french).lamp',
    'or=(prompt.fts.a,prompt.fts.b)',
    'and=(title.eq.x,or(prompt.not.wfts(english).x,title.eq.y))',
    'prompt=ilike(any).{*a*,*b*}',
    'or=(prompt.like(all).{a*,*b},title.eq.x)',
  ])('A query with a costly operator is refused: %s', (query) => {
    expect(ask(query)).toBeInstanceOf(Response);
  });

  it.each([
    'select=id,profiles(id,user_inspirations(id))',
    'select=id,user_stories(*)',
    'select=a:profiles(id),b:profiles(id)',
    'select=profiles!inner(id,user_shared_stories(id))',
    'select=...profiles(user_inspirations(id))',
    'select=likes_count.sum()',
    `select=${'id,'.repeat(400)}`,
    'select=id&select=id,user_stories(*)',
  ])('A query that embeds or aggregates rows is refused: %s', (query) => {
    expect(ask(query)).toBeInstanceOf(Response);
  });

  it.each([
    ['more conditions than a page sends', `or=(${'title.eq.x,'.repeat(20)}title.eq.y)`],
    ['more separate conditions than a page sends', 'title=eq.x&'.repeat(21)],
    ['deeply nested conditions', 'or=(and(or(and(title.eq.x))))'],
    ['an unclosed quotation mark', 'select=id,%22title'],
    ['more characters than a page sends', `title=eq.${'x'.repeat(2040)}`],
  ])('A query with %s is refused', (_what, query) => {
    expect(ask(query)).toBeInstanceOf(Response);
  });

  it.each([
    `or=(${'title.eq.x,'.repeat(19)}title.eq.y)`,
    'or=(created_at.lt."2026-01-01",and(created_at.eq."2026-01-01",or(id.gt.x,id.lt.y)))',
    `id=in.(${Array.from({ length: 24 }, () => '00000000-0000-4000-8000-000000000001').join('%2C')})`,
    'select=*,author:profiles(display_name)&is_public=eq.true&order=likes_count.desc,id&limit=10',
    'select=id,profiles!user_inspirations_user_id_fkey(display_name)',
    'select=id,...profiles(display_name)',
    'title=eq.match.point',
    'title=ilike.*match.*',
    'title=eq.%22',
    'select=%22id%22,title&order=%22id%22',
    'category=in.(fantasy,scifi)',
    'or=(title.eq.rematch,title.eq.x)',
  ])('A query that pages send is let through: %s', (query) => {
    expect(ask(query)).toBeUndefined();
  });

  it('The running server refuses costly queries and answers others', async () => {
    const server = await startTestServer();
    const headers = { apikey: server.secrets.publishableKey };
    const status = async (query: string) =>
      (await fetch(`${server.url}/rest/v1/user_inspirations?${query}`, { headers })).status;
    expect(await status(`prompt=match.${encodeURIComponent('^(.*)(.*)(.*)\\1\\2\\3$')}`)).toBe(400);
    expect(await status('select=id,profiles(id,user_inspirations(id))')).toBe(400);
    expect(await status('select=id,author:profiles(display_name)')).toBe(200);
    await server.close();
  });
});
