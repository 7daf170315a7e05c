import { afterAll, describe, expect, it } from 'vitest';
import { CONTRACT } from './_shared/testing/contract.ts';
import { readingOf, type Reading } from './_shared/testing/kept-stories.ts';
import { playFixture, startsOf } from './_shared/testing/play-fixture.ts';
import { headOf, PUBLISHED, SHARE_ID, SITE_PAGE } from './_shared/testing/published-stories.ts';
import { content, DONE, STOP } from './_shared/testing/scripted-provider.ts';
import { AS_USER, PUBLISHABLE_KEY, STORY_BODY, until } from './_shared/testing/service-under-test.ts';
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
    const { supabase, urlOf, stop } = await deno.start({ SITE_URL: site.url });
    try {
      supabase().answers.set('read_shared_link', [PUBLISHED]);
      const address = `${await urlOf('share-page')}/${SHARE_ID}`;
      expect(headOf(await (await fetch(address)).text())).toMatchObject({
        title: 'The Quiet Fox · Storyloom',
        'og:image': `${site.url}/s/${SHARE_ID}/cover.png`,
      });
      const picture = await (await fetch(`${address}/cover.png`)).bytes();
      expect(new TextDecoder().decode(picture.subarray(1, 4))).toBe('PNG');
    } finally {
      await stop();
      await site.close();
    }
  });
});

describe('a story that is written in another process', () => {
  const WORDS = Array.from({ length: 60 }, (_, at) => `word-${at} `);
  const SPOKEN = WORDS.flatMap((word) => [content(word), 40]);

  async function call(name: 'generate-story' | 'rejoin-story' | 'stop-story', body: object, after?: Reading) {
    const running = await starts.of({});
    const last = after ? { 'last-event-id': String(after.ids.at(-1)) } : {};
    return fetch(await running.urlOf(name), {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json', ...AS_USER, ...last },
      body: JSON.stringify(body),
    });
  }
  const begin = async (runId: string): Promise<Reading> =>
    readingOf(await call('generate-story', { ...STORY_BODY, runId, rejoinable: true }));

  it('comes back by the database with nothing missing or twice', async () => {
    const running = await starts.of({});
    running.provider.play([{ body: [...SPOKEN, STOP, DONE] }]);
    const readings = [await begin('cut')];
    for (const events of [5, 10]) {
      const latest = readings.at(-1)!;
      await until(() => latest.ids.length > events);
      await latest.leave();
      readings.push(readingOf(await call('rejoin-story', { runId: 'cut' }, latest)));
    }
    await until(() => readings.at(-1)!.closed);
    expect(readings.map(({ text }) => text).join('')).toBe(WORDS.join(''));
    const ids = readings.flatMap((reading) => reading.ids);
    expect(ids).toEqual(ids.map((_, index) => index + 1));
    expect(running.provider.left()).toBe(0);
  });

  it('stops when the function for that is called', async () => {
    const running = await starts.of({});
    running.provider.play([{ body: SPOKEN, afterwards: 'stay' }]);
    const reading = await begin('stopped');
    await until(() => reading.ids.length > 2);
    expect((await call('stop-story', { runId: 'stopped' })).status).toBe(204);
    await until(() => reading.closed && running.provider.left() === 1);
    expect(reading.events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
  });
});
