import { describe, expect, it } from 'vitest';
import { sharePages, SITE_PAGE } from '../testing/published-stories.ts';

describe('the page of a story in the community', () => {
  const ID = '5b0e1d52-6f4e-4f0d-9c57-0b8a4f5b1c11';
  const TABLE = '/rest/v1/user_shared_stories';

  it('The page of a public story is the site’s page, found with the publishable key', async () => {
    const { pages, supabase } = sharePages();
    supabase.answers.set(TABLE, [{ id: ID }]);
    expect(await pages.communityPage(SITE_PAGE, ID)).toEqual({ status: 200, html: SITE_PAGE });
    expect(supabase.keys).toEqual([{ path: TABLE, apikey: 'public-key' }]);
  });

  it('The page of a story that no visitor may read is 404', async () => {
    const { pages } = sharePages();
    expect(await pages.communityPage(SITE_PAGE, ID)).toEqual({ status: 404, html: SITE_PAGE });
  });

  it.each(['', '1', `${ID}0`, `${ID}&select=*`, '../user_stories'])(
    'The malformed story id %j is answered with 404 without asking the database',
    async (id) => {
      const { pages, supabase } = sharePages();
      expect((await pages.communityPage(SITE_PAGE, id)).status).toBe(404);
      expect(supabase.calls).toEqual([]);
    },
  );

  it.each([
    ['does not answer', 0],
    ['refuses', 500],
  ])('The page is the site’s, with status 200, while the database %s', async (_case, status) => {
    const { pages, supabase, logs } = sharePages();
    supabase.failing.set(TABLE, status);
    expect(await pages.communityPage(SITE_PAGE, ID)).toEqual({ status: 200, html: SITE_PAGE });
    expect(logs).toMatchObject([{ event: 'share_page_failed' }]);
  });
});
