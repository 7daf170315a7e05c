import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { held } from '../fixtures/generator-tabs.ts';
import {
  type Asked,
  askForStory,
  expect,
  guestSession,
  newGuest,
  sql,
  test,
  type Writer,
} from '../fixtures/installation.ts';
import { ask, createPerson } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SCRIPTED_STORY } from '../fixtures/scripted-provider.ts';

interface Run extends Asked {
  readonly writer: Writer;
}

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const statusesOf = (asked: readonly Asked[]) => asked.map(({ status }) => status).toSorted();

test(
  'Two backends and two servers of the functions count as one, and the end of one breaks its own streams alone',
  { tag: IN_MATRIX },
  async ({ own, browser }) => {
    const { provider } = own;
    const [one, other] = own.backends;

    await test.step('a session of one backend is one of the other, until it ends', async () => {
      const person = await createPerson(one);
      const profile = await ask(other, '/rest/v1/profiles?select=display_name', { person });
      expect(profile).toEqual({ status: 200, body: [{ display_name: 'mina' }] });
      const story = await askForStory(own, { person });
      expect([story.status, await story.ended]).toEqual([200, 'whole']);
      expect((await ask(other, '/auth/v1/logout?scope=local', { method: 'POST', person })).status).toBe(204);
      expect((await ask(one, '/auth/v1/user', { person })).status).toBeGreaterThanOrEqual(400);
      expect(statusesOf(await times(4, () => askForStory(own, { person })))).toEqual([401, 401, 401, 401]);
    });

    await test.step('free stories and stories at once are counted over both', async () => {
      const guest = await newGuest(own);
      const asked = await times(8, () => askForStory(own, guest));
      expect(statusesOf(asked)).toEqual([200, 200, 200, 403, 403, 403, 403, 403]);
      await Promise.all(asked.map(({ ended }) => ended));
      provider.script = 'hold';
      const writer = { person: await createPerson(own) };
      const atOnce = await times(4, () => askForStory(own, writer));
      expect(statusesOf(atOnce)).toEqual([200, 200, 429, 429]);
      await expect.poll(() => provider.holding).toBe(2);
      provider.release();
      await Promise.all(atOnce.map(({ ended }) => ended));
    });

    provider.script = 'hold';
    const contexts = await times(2, () => browser.newContext());
    const pages: { readonly screen: GeneratorScreen; readonly text: string }[] = [];
    for (const context of contexts) {
      const screen = new GeneratorScreen(await context.newPage());
      await screen.open('fantasy', own.url);
      await screen.write('The Lamp');
      pages.push({ screen, text: await held(provider, screen, pages.length + 1) });
    }
    // Of two of a kind, each server gets one, because nginx sends a new stream where fewer are.
    const people = await times(2, () => createPerson(own));
    const writers: readonly Writer[] = [
      ...people.map((person) => ({ person })),
      ...(await times(2, () => newGuest(own))),
    ];
    const runs: Run[] = [];
    for (const writer of writers) runs.push({ writer, ...(await askForStory(own, writer)) });
    await expect.poll(() => provider.holding).toBe(6);
    await expect.poll(() => runs.filter(({ events }) => !events().includes('event: delta')).length).toBe(0);

    await own.kill();
    await expect.poll(() => provider.holding).toBe(3);
    const notices = pages.map(({ screen }) => screen.notice('The connection was lost before the end'));
    provider.release();
    const endings = await Promise.all(runs.map(({ ended }) => ended));
    const lost = runs.filter((_, index) => endings[index] === 'lost');
    const whole = runs.filter((_, index) => endings[index] === 'whole');
    expect(whole.map(({ events }) => events().includes('"reason":"complete"'))).toEqual([true, true]);
    expect(lost.map(({ events }) => /event: (?:end|error)/.test(events()))).toEqual([false, false]);

    provider.script = 'normal';
    await expect
      .poll(async () => (await Promise.all(notices.map((notice) => notice.isVisible()))).filter(Boolean).length)
      .toBe(1);
    for (const [index, { screen, text }] of pages.entries()) {
      if (await notices[index]?.isVisible()) {
        expect(await screen.text()).toBe(text);
        await screen.goOn.click();
      }
      await screen.told(SCRIPTED_STORY);
      // The continued one cost nothing.
      await screen.used(1);
    }
    await Promise.all(contexts.map((context) => context.close()));

    await test.step('a lost story is settled', async () => {
      const [ofPerson, ofGuest] = lost;
      if (!ofPerson || !ofGuest || !('guest' in ofGuest.writer)) throw new Error('One of each kind was not lost.');
      const { guest } = ofGuest.writer;
      expect((await guestSession(own, guest)).used).toBe(1);
      const rest = { continueOf: SCRIPTED_STORY.slice(0, 80), resumes: ofGuest.runId };
      const continued = await askForStory(own, ofGuest.writer, rest);
      expect([continued.status, await continued.ended]).toEqual([200, 'whole']);
      expect((await guestSession(own, guest)).used).toBe(1);

      // That of a user takes one of two places until the time of a story is over.
      provider.script = 'hold';
      const second = await askForStory(own, ofPerson.writer);
      expect(second.status).toBe(200);
      expect((await askForStory(own, ofPerson.writer)).status).toBe(429);
      const earlier = `started_at = started_at - interval '181 seconds'`;
      await sql(own, `update public.story_runs set ${earlier} where run_id = '${ofPerson.runId}'`);
      const third = await askForStory(own, ofPerson.writer);
      expect(third.status).toBe(200);
      provider.release();
      expect([await second.ended, await third.ended]).toEqual(['whole', 'whole']);
    });
  },
);
