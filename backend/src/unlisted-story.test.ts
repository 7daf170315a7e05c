import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const SHELL = path.resolve(import.meta.dirname, '../../shell/index.html');
const SECRET = 'The fox kept its secret.';

/** An unlisted story is not listed: only its owner and people with its link can read it. */
describe('who can read an unlisted story', () => {
  let server: TestServer;
  let owner: SupabaseClient;
  let stranger: SupabaseClient;
  let visitor: SupabaseClient;
  let id: string;
  let link: string;

  beforeAll(async () => {
    server = await startTestServer();
    const folder = path.join(server.folder, 'site');
    await mkdir(folder, { recursive: true });
    await copyFile(SHELL, path.join(folder, 'app.html'));
    owner = (await server.person('Ann')).client;
    stranger = (await server.person('Ben')).client;
    visitor = server.anonymous();
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    const story = { title: 'The fox', prompt: 'a fox', content: SECRET, is_unlisted: true };
    const { data, error } = await owner.from('user_shared_stories').insert(story).select('id, share_id').single();
    expect(error).toBeNull();
    ({ id, share_id: link } = data as { id: string; share_id: string });
  });

  const reads = async (asked: PromiseLike<{ data: unknown }>) => JSON.stringify((await asked).data).includes(SECRET);
  const byLink = (client: SupabaseClient, shareId = link) =>
    reads(client.rpc('read_shared_link', { p_share_id: shareId }));
  const change = async (values: object) =>
    expect((await owner.from('user_shared_stories').update(values).eq('id', id)).error).toBeNull();
  const linkNow = async () =>
    (await owner.from('user_shared_stories').select('share_id').eq('id', id).single()).data?.share_id as string | null;

  it('its owner can, by its id, in their list and by its link', async () => {
    expect(await reads(owner.from('user_shared_stories').select().eq('id', id))).toBe(true);
    expect(await reads(owner.from('user_shared_stories').select().eq('is_unlisted', true))).toBe(true);
    expect(await byLink(owner)).toBe(true);
  });

  it('a person with the link can, signed in or not, and sees the author’s name', async () => {
    expect([await byLink(stranger), await byLink(visitor)]).toEqual([true, true]);
    const { data } = await visitor.rpc('read_shared_link', { p_share_id: link });
    expect(data).toMatchObject([{ author: 'Ann' }]);
  });

  it('its page has the story’s head for a person with the link, and asks search engines to leave it out', async () => {
    const page = await fetch(`${server.url}/s/${link}`);
    const html = await page.text();
    expect([page.status, html.includes('The fox')]).toEqual([200, true]);
    expect(html).toContain('name="robots" content="noindex"');
    expect((await fetch(`${server.url}/community/${id}`)).status).toBe(404);
  });

  it('a person without the link cannot: by its id, in lists, by searches or beside other rows', async () => {
    for (const client of [stranger, visitor]) {
      const stories = () => client.from('user_shared_stories').select();
      for (const asked of [
        stories().eq('id', id),
        stories().eq('share_id', link),
        stories().eq('is_unlisted', true),
        stories().not('share_id', 'is', null).order('share_id'),
        stories().or('is_unlisted.is.true,is_public.is.true'),
        client.rpc('read_shared_story', { p_id: id }),
        client.rpc('search_shared_stories', { p_query: 'fox' }),
        client.rpc('search_shared_stories', { p_limit: 1000 }),
        client.from('profiles').select('id, user_shared_stories(*)'),
        client.from('shared_story_likes').select('*, user_shared_stories(*)'),
      ])
        expect(await reads(asked)).toBe(false);
    }
  });

  it('a person who guesses the link cannot: by parts, wildcards, another case, its id or nothing', async () => {
    expect(link).toMatch(/^[\w-]{22}$/);
    const swapped = [...link].map((sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase()));
    for (const guess of [link.slice(0, -1), `${link}x`, swapped.join(''), '%', '*', `${link.slice(0, 5)}%`, '', id])
      expect(await byLink(visitor, guess), guess).toBe(false);
    expect((await visitor.rpc('read_shared_link', { p_share_id: null })).data).toEqual([]);
  });

  it('a person without the link cannot like, view, report or count it by its id', async () => {
    const about = { p_shared_story_id: id };
    for (const share of [{}, { p_share_id: 'another-link-altogether' }]) {
      for (const name of ['toggle_story_like', 'report_content'])
        expect((await stranger.rpc(name, { ...about, ...share })).status, name).toBe(404);
      expect((await visitor.rpc('count_story_view', { ...about, ...share })).status).toBe(404);
    }
    expect((await visitor.rpc('shared_story_counts', { p_ids: [id] })).data).toEqual([]);
    const withLink = { ...about, p_share_id: link };
    expect((await stranger.rpc('toggle_story_like', { ...withLink, p_liked: true })).data).toMatchObject({
      liked: true,
    });
    expect((await visitor.rpc('count_story_view', withLink)).error).toBeNull();
    const counted = await visitor.rpc('shared_story_counts', { p_ids: [id], p_share_ids: [link] });
    expect(counted.data).toMatchObject([{ likes_count: 1, views_count: 1 }]);
  });

  it('nobody can once it is private, and when it is unlisted again only with a new link', async () => {
    await change({ is_unlisted: false });
    expect([await byLink(stranger), await byLink(visitor), await linkNow()]).toEqual([false, false, null]);
    expect((await fetch(`${server.url}/s/${link}`)).status).toBe(404);
    await change({ is_unlisted: true });
    const again = await linkNow();
    expect(again).not.toBe(link);
    expect([await byLink(visitor), await byLink(visitor, again!)]).toEqual([false, true]);
  });

  it('everyone can once it is public, by the same link; unlisted again, that link ends', async () => {
    await change({ is_public: true, is_unlisted: false });
    expect([
      await byLink(visitor),
      await reads(visitor.from('user_shared_stories').select('content').eq('id', id)),
    ]).toEqual([true, true]);
    await change({ is_public: false, is_unlisted: true });
    expect([await byLink(visitor), await byLink(visitor, (await linkNow())!)]).toEqual([false, true]);
  });

  it('only its owner can while an operator hides it, and is told so', async () => {
    await server.database.runScript(`update public.user_shared_stories set hidden_at = now() where id = '${id}'`);
    expect([await byLink(owner), await byLink(stranger), await byLink(visitor)]).toEqual([true, false, false]);
    const { data } = await owner.rpc('read_shared_link', { p_share_id: link });
    expect(data).toMatchObject([{ is_hidden: true }]);
    expect((await fetch(`${server.url}/s/${link}`)).status).toBe(404);
  });
});
