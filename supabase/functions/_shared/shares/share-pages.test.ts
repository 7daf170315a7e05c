import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { MARKUP_TEXTS } from '../testing/markup-texts.ts';
import { until } from '../testing/service-under-test.ts';
import { ADDRESS, headOf, SHARE_ID, sharePages, SITE_PAGE, tagsOf, type SHARED } from '../testing/shares.ts';
import { strings } from './strings.ts';

async function pageOf(row: Partial<typeof SHARED>) {
  const { pages, share } = sharePages();
  share(row);
  const { status, html } = await pages.page(SITE_PAGE, SHARE_ID, ADDRESS);
  return { status, html, head: headOf(html) };
}

const openingOf = async (content: string, title?: string) =>
  (await pageOf({ content, ...(title !== undefined && { title }) })).head['og:description'];

describe('the page of a shared story', () => {
  it('says in its head what it is, for people, search engines and link previews', async () => {
    const { status, html, head } = await pageOf({});
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: 'The Quiet Fox · Storyloom',
      description: '“The Quiet Fox”, a story written and shared by Mara.',
      canonical: ADDRESS,
      'og:type': 'article',
      'og:site_name': 'Storyloom',
      'og:url': ADDRESS,
      'og:title': 'The Quiet Fox',
      'og:description': 'A fox said nothing at all. Then she spoke.',
      'og:image': `${ADDRESS}/cover.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': '',
      'twitter:card': 'summary_large_image',
    });
    expect(head).not.toHaveProperty('robots');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html.slice(html.indexOf('<body>'))).toBe(SITE_PAGE.slice(SITE_PAGE.indexOf('<body>')));
  });

  it('says that the demo storyteller wrote it, for people, search engines and link previews', async () => {
    const { head } = await pageOf({ demo: true });
    expect(head).toMatchObject({
      description: '“The Quiet Fox”, a story by the Storyloom demo storyteller (no AI), shared by Mara.',
      'og:description':
        'A fox said nothing at all. Then she spoke. Written by the Storyloom demo storyteller, without AI.',
    });
    expect((await pageOf({ demo: true, content: '# The Quiet Fox' })).head['og:description']).toBe(head['description']);
  });

  it('is not for search engines when it is unlisted', async () => {
    expect((await pageOf({ is_public: false })).head['robots']).toBe('noindex');
  });

  it('describes itself where the story has no opening lines', async () => {
    expect(await openingOf('# The Quiet Fox')).toBe('“The Quiet Fox”, a story written and shared by Mara.');
  });

  it('is found as a visitor finds it: by the publishable key, with the link alone', async () => {
    const { pages, supabase } = sharePages();
    await pages.page(SITE_PAGE, SHARE_ID, ADDRESS);
    expect(supabase.rpcs).toEqual([{ name: 'read_shared_link', args: { p_share_id: SHARE_ID } }]);
    expect(supabase.keys).toEqual([{ path: '/rest/v1/rpc/read_shared_link', apikey: 'public-key' }]);
  });
});

describe('the opening lines', () => {
  it('are shortened between words', async () => {
    const opening = String(await openingOf('word '.repeat(100)));
    expect(opening).toMatch(/^(?:word )+word…$/);
    expect(opening.length).toBeGreaterThan(180);
    expect(opening.length).toBeLessThanOrEqual(200);
  });

  it('are shortened in a text without spaces too, to no less than a hundred characters', async () => {
    expect(await openingOf('狐'.repeat(300))).toBe(`${'狐'.repeat(100)}…`);
    expect(await openingOf(`a ${'b'.repeat(300)}`)).toBe(`a ${'b'.repeat(98)}…`);
  });

  it.each(['', 'x'])('never hold half of a character, wherever they are cut (%j)', async (before) => {
    expect(await openingOf(before + '🦊'.repeat(300))).not.toMatch(/\p{Surrogate}/u);
    // All that is looked at ends in the middle of a fox, and its last paragraph is too short to be shortened.
    expect(await openingOf(`${before}# ${'h'.repeat(3985)}\n\n${'🦊'.repeat(20)}`)).not.toMatch(/\p{Surrogate}/u);
  });
});

describe('a title or a text that is more than a text', () => {
  const harmless = SITE_PAGE;

  it.each([...MARKUP_TEXTS, ...HOSTILE_TEXTS.slice(0, 40), "$& $1 $` $' $$", 'Two\r\nlines', '"><b>'])(
    'stays one: %j',
    async (text) => {
      const { html, head } = await pageOf({ title: text, author: text, content: `The end. ${text}` });
      expect(head).toMatchObject({
        title: `${text} · Storyloom`,
        'og:title': text,
        description: strings.describedBy(text, text, false),
      });
      const added = ['canonical', 'og:type', 'og:site_name', 'og:url', 'og:title', 'og:description', 'og:image'];
      const tags = tagsOf(html);
      expect(tags.length).toBe(tagsOf(harmless).length + added.length + 4);
      expect(tags.filter((tag) => /script|style/i.test(tag))).toEqual(
        tagsOf(harmless).filter((tag) => /script|style/i.test(tag)),
      );
    },
  );
});

describe('a link that leads nowhere', () => {
  const MISSING = {
    title: 'Story Not Found · Storyloom',
    description: 'Its author may have taken it back, or the address may be wrong.',
    robots: 'noindex',
  };

  it('is 404 from the next request on after it was taken back, and for nobody to index', async () => {
    const { pages, share } = sharePages();
    expect((await pages.page(SITE_PAGE, SHARE_ID, ADDRESS)).status).toBe(200);
    share();
    const { status, html } = await pages.page(SITE_PAGE, SHARE_ID, ADDRESS);
    expect(status).toBe(404);
    expect(headOf(html)).toMatchObject(MISSING);
    expect(html).not.toMatch(/og:|canonical|twitter|Quiet/);
  });

  it.each([
    '',
    'short',
    `${SHARE_ID}x`,
    `${SHARE_ID.slice(1)}%`,
    `${SHARE_ID.slice(1)}\n`,
    'é'.repeat(22),
    '..',
    "' or 1=1",
  ])('is 404 without asking the database when it is none: %j', async (shareId) => {
    const { pages, supabase } = sharePages();
    const { status, html } = await pages.page(SITE_PAGE, shareId, ADDRESS);
    expect(status).toBe(404);
    expect(headOf(html)).toMatchObject(MISSING);
    expect((await pages.picture(shareId, null)).status).toBe(404);
    expect(supabase.calls).toEqual([]);
  });
});

describe('while the database does not answer', () => {
  it.each([0, 500, 503])('the page is the site’s as it is, and the log says so (%i)', async (status) => {
    const { pages, supabase, logs } = sharePages();
    supabase.failing.set('read_shared_link', status);
    expect(await pages.page(SITE_PAGE, SHARE_ID, ADDRESS)).toEqual({ status: 200, html: SITE_PAGE });
    expect(logs).toEqual([{ event: 'share_page_failed', error: expect.any(String) }]);
    const picture = await pages.picture(SHARE_ID, null);
    expect(picture.status).toBe(503);
    expect(picture.headers.get('cache-control')).toBe('no-store');
    expect(logs).toHaveLength(2);
  });

  it('nobody waits for longer than the limit', async () => {
    const { pages, supabase, logs } = sharePages();
    supabase.slow.set('read_shared_link', new Promise(() => undefined));
    let answer: unknown;
    void pages.page(SITE_PAGE, SHARE_ID, ADDRESS).then((page) => (answer = page));
    await until(() => answer !== undefined);
    expect(answer).toEqual({ status: 200, html: SITE_PAGE });
    expect(logs).toEqual([{ event: 'share_page_failed', error: expect.stringContaining('TimeoutError') }]);
  });
});

it('the page in the browser says the same', async () => {
  const file = '../../../../mfe-dashboard/src/features/shared-story/strings.ts';
  const page = (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as { strings: typeof strings };
  for (const name of ['notFound', 'notFoundText'] as const) expect(strings[name]).toBe(page.strings[name]);
  for (const demo of [true, false]) {
    expect(strings.describedBy('The Fox', 'Mara', demo)).toBe(page.strings.describedBy('The Fox', 'Mara', demo));
  }
});

describe('the page of a story in the community', () => {
  const ID = '5b0e1d52-6f4e-4f0d-9c57-0b8a4f5b1c11';
  const TABLE = '/rest/v1/user_shared_stories';

  it('is found as a visitor finds it, and stays as it is', async () => {
    const { pages, supabase } = sharePages();
    supabase.answers.set(TABLE, [{ id: ID }]);
    expect(await pages.communityPage(SITE_PAGE, ID)).toEqual({ status: 200, html: SITE_PAGE });
    expect(supabase.keys).toEqual([{ path: TABLE, apikey: 'public-key' }]);
  });

  it('is 404 where a visitor finds none', async () => {
    const { pages } = sharePages();
    expect(await pages.communityPage(SITE_PAGE, ID)).toEqual({ status: 404, html: SITE_PAGE });
  });

  it.each(['', '1', `${ID}0`, `${ID}&select=*`, '../user_stories'])(
    'is 404 without asking for the id %j',
    async (id) => {
      const { pages, supabase } = sharePages();
      expect((await pages.communityPage(SITE_PAGE, id)).status).toBe(404);
      expect(supabase.calls).toEqual([]);
    },
  );

  it.each([
    ['does not answer', 0],
    ['refuses', 500],
  ])('says nothing of what there is while the database %s', async (_case, status) => {
    const { pages, supabase, logs } = sharePages();
    supabase.failing.set(TABLE, status);
    expect(await pages.communityPage(SITE_PAGE, ID)).toEqual({ status: 200, html: SITE_PAGE });
    expect(logs).toMatchObject([{ event: 'share_page_failed' }]);
  });
});
