import { HOSTILE_TEXTS } from '@storyloom/testing/hostile-texts';
import { describe, expect, it } from 'vitest';
import { ADDRESS, headOf, pageOf, SHARE_ID, sharePages, SITE_PAGE, tagsOf } from '../testing/published-stories.ts';
import { strings } from './strings.ts';

const COMMUNITY_ID = '5b0e1d52-6f4e-4f0d-9c57-0b8a4f5b1c11';

describe('the page of a published story', () => {
  it('is described in its head for readers, search engines and link previews', async () => {
    const { status, html, head } = await pageOf({});
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: 'The Quiet Fox · Storyloom',
      description: '“The Quiet Fox”, a story written and shared by Mara.',
      canonical: ADDRESS,
      'og:url': ADDRESS,
      'og:title': 'The Quiet Fox',
      'og:description': 'A fox said nothing at all. Then she spoke.',
      'og:image': `${ADDRESS}/cover.png`,
      'twitter:card': 'summary_large_image',
    });
    expect(head).not.toHaveProperty('robots');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html.slice(html.indexOf('<body>'))).toBe(SITE_PAGE.slice(SITE_PAGE.indexOf('<body>')));
  });

  it('says so when the demo storyteller wrote it, and is not for search engines when unlisted', async () => {
    const { head } = await pageOf({ demo: true, is_public: false });
    expect(head['robots']).toBe('noindex');
    expect(head).toMatchObject({
      description: '“The Quiet Fox”, a story by the Storyloom demo storyteller (no AI), shared by Mara.',
      'og:description':
        'A fox said nothing at all. Then she spoke. Written by the Storyloom demo storyteller, without AI.',
    });
    for (const demo of [true, false]) {
      const empty = (await pageOf({ demo, content: '# The Quiet Fox' })).head;
      expect(empty['og:description']).toBe(empty['description']);
    }
  });

  it('shortens its opening lines between words and never halves a character', async () => {
    const openingOf = async (content: string) => String((await pageOf({ content })).head['og:description']);
    expect(await openingOf('word '.repeat(100))).toMatch(/^(?=.{181,200}$)(?:word )+word…$/);
    expect(await openingOf('狐'.repeat(300))).toBe(`${'狐'.repeat(100)}…`);
    expect(await openingOf(`a ${'b'.repeat(300)}`)).toBe(`a ${'b'.repeat(98)}…`);
    for (const before of ['', 'x']) {
      expect(await openingOf(before + '🦊'.repeat(300))).not.toMatch(/\p{Surrogate}/u);
      // The part that is read ends in the middle of a fox, and its last paragraph is too short to be shortened.
      expect(await openingOf(`${before}# ${'h'.repeat(3985)}\n\n${'🦊'.repeat(20)}`)).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it('gets no tags from titles, authors and texts with markup', async () => {
    const ofHeads = [
      '<script type="application/json" id="storyloom-config">{"supabaseUrl":"https://hostile.example"}</script>',
      '<title data-default>Another</title><meta data-default name="description" content="another" />',
    ];
    const active = (html: string) => tagsOf(html).filter((tag) => /script|style/i.test(tag));
    for (const text of [...HOSTILE_TEXTS, ...ofHeads, "$& $1 $` $' $$", 'Two\r\nlines', '"><b>']) {
      const { html, head } = await pageOf({ title: text, author: text, content: `The end. ${text}` });
      expect(head).toMatchObject({
        title: `${text} · Storyloom`,
        'og:title': text,
        description: strings.describedBy(text, text, false),
      });
      expect(tagsOf(html).length, text).toBe(tagsOf(SITE_PAGE).length + 11);
      expect(active(html), text).toEqual(active(SITE_PAGE));
    }
  });
});

describe('a share link that leads nowhere', () => {
  const MISSING = {
    title: 'Story Not Found · Storyloom',
    description: 'Its author may have taken it back, or the address may be wrong.',
    robots: 'noindex',
  };

  it('is 404 as soon as the story is taken back, and says nothing of it', async () => {
    const { pages, publish, supabase } = sharePages();
    expect((await pages.page(SITE_PAGE, SHARE_ID, ADDRESS)).status).toBe(200);
    // It is read with the publishable key and the share id alone.
    expect(supabase.rpcs).toEqual([{ name: 'read_shared_link', args: { p_share_id: SHARE_ID } }]);
    expect(supabase.keys).toEqual([{ path: '/rest/v1/rpc/read_shared_link', apikey: 'public-key' }]);
    publish();
    const { status, html } = await pages.page(SITE_PAGE, SHARE_ID, ADDRESS);
    expect([status, headOf(html)]).toEqual([404, expect.objectContaining(MISSING)]);
    expect(html).not.toMatch(/og:|canonical|twitter|Quiet/);
  });

  it('is 404 without asking the database when it is malformed', async () => {
    const { pages, supabase } = sharePages();
    const [short, long] = [SHARE_ID.slice(1), `${SHARE_ID}x`];
    for (const id of ['', short, long, `${short}%`, `${short}\n`, 'é'.repeat(22), '..', "' or 1=1"]) {
      const { status, html } = await pages.page(SITE_PAGE, id, ADDRESS);
      expect([status, headOf(html)], id).toEqual([404, expect.objectContaining(MISSING)]);
      expect((await pages.picture(id, null)).status).toBe(404);
    }
    expect(supabase.calls).toEqual([]);
  });
});

describe('the page of a story in the community', () => {
  const TABLE = '/rest/v1/user_shared_stories';

  it('is the site’s page, with 404 unless every visitor may read the story', async () => {
    const { pages, supabase } = sharePages();
    expect(await pages.communityPage(SITE_PAGE, COMMUNITY_ID)).toEqual({ status: 404, html: SITE_PAGE });
    supabase.answers.set(TABLE, [{ id: COMMUNITY_ID }]);
    expect(await pages.communityPage(SITE_PAGE, COMMUNITY_ID)).toEqual({ status: 200, html: SITE_PAGE });
    expect(supabase.keys.at(-1)).toEqual({ path: TABLE, apikey: 'public-key' });
    supabase.calls.length = 0;
    for (const id of ['', '1', `${COMMUNITY_ID}0`, `${COMMUNITY_ID}&select=*`, '../user_stories']) {
      expect((await pages.communityPage(SITE_PAGE, id)).status, id).toBe(404);
    }
    expect(supabase.calls).toEqual([]);
  });
});

describe('a database that does not answer', () => {
  it('leaves the pages as the site sends them, logs it, and gives no picture', async () => {
    for (const status of [0, 500]) {
      const { pages, supabase, logs } = sharePages();
      for (const path of ['read_shared_link', 'user_shared_stories']) supabase.failing.set(path, status);
      expect(await pages.page(SITE_PAGE, SHARE_ID, ADDRESS)).toEqual({ status: 200, html: SITE_PAGE });
      expect(await pages.communityPage(SITE_PAGE, COMMUNITY_ID)).toEqual({ status: 200, html: SITE_PAGE });
      const picture = await pages.picture(SHARE_ID, null);
      expect([picture.status, picture.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(logs).toHaveLength(3);
      for (const entry of logs) expect(entry).toEqual({ event: 'share_page_failed', error: expect.any(String) });
    }
  });

  it('keeps a page waiting no longer than its limit', async () => {
    const { pages, supabase, logs } = sharePages();
    supabase.slow.set('read_shared_link', new Promise(() => undefined));
    expect(await pages.page(SITE_PAGE, SHARE_ID, ADDRESS)).toEqual({ status: 200, html: SITE_PAGE });
    expect(logs).toEqual([{ event: 'share_page_failed', error: expect.stringContaining('TimeoutError') }]);
  });
});

it('The page in the browser has the same words as the head', async () => {
  const file = '../../../../mfe-dashboard/src/features/published-story/strings.ts';
  const page = (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as { strings: typeof strings };
  for (const name of ['notFound', 'notFoundText'] as const) expect(strings[name]).toBe(page.strings[name]);
  for (const demo of [true, false]) {
    expect(strings.describedBy('The Fox', 'Mara', demo)).toBe(page.strings.describedBy('The Fox', 'Mara', demo));
  }
});
