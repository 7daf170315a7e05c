import { storyEventParser, type StoryEvent } from '@storyloom/shared/stream';
import { afterAll, describe, expect, it } from 'vitest';
import { CONTRACT } from './_shared/testing/contract.ts';
import { someProse } from './_shared/testing/lengths.ts';
import { playFixture, startsOf } from './_shared/testing/play-fixture.ts';
import { headOf, PUBLISHED, SHARE_ID, SITE_PAGE } from './_shared/testing/published-stories.ts';
import { content, DONE, STOP } from './_shared/testing/scripted-provider.ts';
import { AS_USER, PUBLISHABLE_KEY, STORY_BODY, textOf, until } from './_shared/testing/service-under-test.ts';
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

  it('hands a story over before its host ends the process', async () => {
    const waits = { STORY_FIRST_TOKEN_SECONDS: '60', STORY_IDLE_SECONDS: '60' };
    const { provider, ask, stop, supabase } = await deno.start({ FUNCTION_SECONDS: '20', ...waits });
    try {
      const rest = someProse(480);
      provider.play([
        { body: [content('# The Door\n\nOnce upon')], afterwards: 'stay' },
        { body: [content(` a time. ${rest}`), STOP, DONE] },
      ]);
      const told = async (name: string, body: object, after = 0) => {
        const headers = { apikey: PUBLISHABLE_KEY, ...AS_USER, 'last-event-id': String(after) };
        const events: StoryEvent[] = [];
        const answer = await ask(name, { method: 'POST', headers, body: JSON.stringify(body) });
        storyEventParser((event) => events.push(event))(await answer.text());
        return events;
      };
      const begun = await told('generate-story', { ...STORY_BODY, rejoinable: true });
      const after = await told('rejoin-story', { runId: STORY_BODY.runId }, begun.length);
      expect(textOf([...begun, ...after])).toBe(`# The Door\n\nOnce upon a time. ${rest}`);
      expect(after.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
      await until(() => supabase().runs.get(STORY_BODY.runId) === 'delivered');
    } finally {
      await stop();
    }
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
