import { describe, expect, it } from 'vitest';
import { until } from '../testing/service-under-test.ts';
import { ADDRESS, headOf, SHARE_ID, sharePages, SITE_PAGE } from '../testing/published-stories.ts';

describe('a share link that leads nowhere', () => {
  const MISSING = {
    title: 'Story Not Found · Storyloom',
    description: 'Its author may have taken it back, or the address may be wrong.',
    robots: 'noindex',
  };

  it('The page of a story that is no longer published is 404 at once, and not for search engines', async () => {
    const { pages, publish } = sharePages();
    expect((await pages.page(SITE_PAGE, SHARE_ID, ADDRESS)).status).toBe(200);
    publish();
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
  ])('The malformed share id %j is answered with 404 without asking the database', async (shareId) => {
    const { pages, supabase } = sharePages();
    const { status, html } = await pages.page(SITE_PAGE, shareId, ADDRESS);
    expect(status).toBe(404);
    expect(headOf(html)).toMatchObject(MISSING);
    expect((await pages.picture(shareId, null)).status).toBe(404);
    expect(supabase.calls).toEqual([]);
  });
});

describe('a database that does not answer', () => {
  it.each([0, 500, 503])(
    'The site’s page is sent unchanged and the failure is logged when the database fails with %i',
    async (status) => {
      const { pages, supabase, logs } = sharePages();
      supabase.failing.set('read_shared_link', status);
      expect(await pages.page(SITE_PAGE, SHARE_ID, ADDRESS)).toEqual({ status: 200, html: SITE_PAGE });
      expect(logs).toEqual([{ event: 'share_page_failed', error: expect.any(String) }]);
      const picture = await pages.picture(SHARE_ID, null);
      expect(picture.status).toBe(503);
      expect(picture.headers.get('cache-control')).toBe('no-store');
      expect(logs).toHaveLength(2);
    },
  );

  it('The page waits no longer than the limit for the database', async () => {
    const { pages, supabase, logs } = sharePages();
    supabase.slow.set('read_shared_link', new Promise(() => undefined));
    let answer: unknown;
    void pages.page(SITE_PAGE, SHARE_ID, ADDRESS).then((page) => (answer = page));
    await until(() => answer !== undefined);
    expect(answer).toEqual({ status: 200, html: SITE_PAGE });
    expect(logs).toEqual([{ event: 'share_page_failed', error: expect.stringContaining('TimeoutError') }]);
  });
});
