import { describe, expect, it } from 'vitest';
import { ADDRESS, pageOf, SHARE_ID, sharePages, SITE_PAGE } from '../testing/published-stories.ts';
import { strings } from './strings.ts';

describe('the page of a published story', () => {
  it('The head of a published story’s page describes it for readers, search engines and link previews', async () => {
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

  it('The head of a demo story’s page says that the demo storyteller wrote it', async () => {
    const { head } = await pageOf({ demo: true });
    expect(head).toMatchObject({
      description: '“The Quiet Fox”, a story by the Storyloom demo storyteller (no AI), shared by Mara.',
      'og:description':
        'A fox said nothing at all. Then she spoke. Written by the Storyloom demo storyteller, without AI.',
    });
    expect((await pageOf({ demo: true, content: '# The Quiet Fox' })).head['og:description']).toBe(head['description']);
  });

  it('The page of an unlisted story is not for search engines', async () => {
    expect((await pageOf({ is_public: false })).head['robots']).toBe('noindex');
  });

  it('A story without opening lines is described by its title and author', async () => {
    expect((await pageOf({ content: '# The Quiet Fox' })).head['og:description']).toBe(
      '“The Quiet Fox”, a story written and shared by Mara.',
    );
  });

  it('A published story is read with the publishable key and the share id alone', async () => {
    const { pages, supabase } = sharePages();
    await pages.page(SITE_PAGE, SHARE_ID, ADDRESS);
    expect(supabase.rpcs).toEqual([{ name: 'read_shared_link', args: { p_share_id: SHARE_ID } }]);
    expect(supabase.keys).toEqual([{ path: '/rest/v1/rpc/read_shared_link', apikey: 'public-key' }]);
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
