import { afterAll, describe, expect, it } from 'vitest';
import { CONTRACT } from './_shared/testing/contract.ts';
import { playFixture, startsOf } from './_shared/testing/play-fixture.ts';
import { headOf, PUBLISHED, SHARE_ID, SITE_PAGE } from './_shared/testing/published-stories.ts';
import { onDeno } from './_shared/testing/targets/on-deno.ts';
import { webServer } from './_shared/testing/targets/web-server.ts';

const deno = onDeno();
const starts = startsOf(deno);
afterAll(() => starts.stop());

describe('the bundled functions on Deno', () => {
  it.each(CONTRACT)('$title', async (fixture) => {
    const outcome = await playFixture(await starts.of(fixture), fixture);
    expect(outcome).toMatchObject(fixture.expected);
    expect(outcome.secretsShown).toEqual([]);
  });

  it('share-page fills the page of the site and draws the picture', async () => {
    const site = await webServer(async () => new Response(SITE_PAGE));
    const { supabase, ask, stop } = await deno.start({ SITE_URL: site.url });
    try {
      supabase().answers.set('read_shared_link', [PUBLISHED]);
      expect(headOf(await (await ask(`share-page/${SHARE_ID}`)).text())).toMatchObject({
        title: 'The Quiet Fox · Storyloom',
        'og:image': `${site.url}/s/${SHARE_ID}/cover.png`,
      });
      const picture = await (await ask(`share-page/${SHARE_ID}/cover.png`)).bytes();
      expect(new TextDecoder().decode(picture.subarray(1, 4))).toBe('PNG');
    } finally {
      await stop();
      await site.close();
    }
  });
});
