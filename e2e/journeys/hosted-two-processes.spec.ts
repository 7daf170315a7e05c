import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { held } from '../fixtures/generator-tabs.ts';
import { askForStory, expect, newGuest, test } from '../fixtures/installation.ts';
import { createPerson } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SCRIPTED_STORY } from '../fixtures/scripted-provider.ts';

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const statusesOf = (asked: readonly { readonly status: number }[]) => asked.map(({ status }) => status).toSorted();

test(
  'Two backends and two function servers count as one, until one is killed',
  { tag: IN_MATRIX },
  async ({ own, browser }) => {
    const { provider } = own;
    await test.step('free stories and stories at once are counted over both', async () => {
      const guest = await newGuest(own);
      const asked = await times(8, () => askForStory(own, guest));
      expect(statusesOf(asked)).toEqual([200, 200, 200, 403, 403, 403, 403, 403]);
      await Promise.all(asked.map(({ ended }) => ended));
      provider.script = 'hold';
      const { session } = await createPerson(own);
      const writer = { authorization: `Bearer ${String(session['access_token'])}` };
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
    // Each server has one of them, because nginx sends a new stream where fewer are.
    await own.kill();
    await expect.poll(() => provider.holding).toBe(1);
    const notices = pages.map(({ screen }) => screen.notice('The story broke off before its end'));
    provider.release();

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
  },
);
