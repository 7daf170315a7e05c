import { afterAll, describe, expect, it } from 'vitest';
import { FIXTURES } from '../_shared/testing/fixtures/all.ts';
import { playFixture, startsOf } from '../_shared/testing/fixtures/run-fixture.ts';
import { headOf, SHARE_ID, PUBLISHED, SITE_PAGE } from '../_shared/testing/published-stories.ts';
import { onDeno } from '../_shared/testing/targets/on-deno.ts';
import { webServer } from '../_shared/testing/targets/web-server.ts';

const deno = onDeno();
const starts = startsOf(deno);
afterAll(() => starts.stop());

describe('the bundled functions on Deno', () => {
  it.each(FIXTURES.map((fixture) => [fixture.title, fixture] as const))('%s', async (_, fixture) => {
    const outcome = await playFixture(await starts.of(fixture), fixture);
    expect(outcome).toMatchObject(fixture.expected);
    expect(outcome.secretsShown).toEqual([]);
  });

  it('share-page fills the page of the site and draws the picture', async () => {
    const site = await webServer(async () => new Response(SITE_PAGE));
    const { supabase, urlOf, stop } = await deno.start({ SITE_URL: site.url });
    try {
      supabase().answers.set('read_shared_link', [PUBLISHED]);
      const address = `${await urlOf('share-page')}/${SHARE_ID}`;
      const page = await fetch(address);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headOf(await page.text())).toMatchObject({
        title: 'The Quiet Fox · Storyloom',
        'og:image': `${site.url}/s/${SHARE_ID}/cover.png`,
      });
      const picture = await fetch(`${address}/cover.png`);
      expect(picture.status).toBe(200);
      expect(
        Buffer.from(await picture.arrayBuffer())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    } finally {
      await stop();
      await site.close();
    }
  });
});
