import { DeskScreen } from '../fixtures/desk.ts';
import { DESK_STATES, openNewDesk, PROPOSED } from '../fixtures/desk-states.ts';
import { walkFocus } from '../fixtures/focus-walk.ts';
import { longStory } from '../fixtures/long-story.ts';
import { setTextSize } from '../fixtures/overflow.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { still } from '../fixtures/settled.ts';
import { expectSound } from '../fixtures/sound.ts';
import { expect, test as base, WINDOW } from '../fixtures/test.ts';

/** Opens the desk of a new story in the worker's window. */
const test = base.extend<{ openDesk: () => ReturnType<typeof openNewDesk> }>({
  openDesk: async ({ backend, writing: { page, person } }, use) => {
    await use(async () => {
      await page.context().setOffline(false);
      await page.setViewportSize(WINDOW);
      return openNewDesk(page, backend, person);
    });
    await page.context().setOffline(false);
  },
});

test.describe('the writing desk', { tag: '@generator' }, () => {
  test.use({ story: PROPOSED });

  for (const [title, names, tag] of [
    ['with a proposal', ['ready'], []],
    ['in its other states', ['rest', 'comparing', 'instruction', 'chapters', 'notes', 'versions', 'offline'], IN_SOAK],
  ] as const) {
    test(`The writing desk ${title} is accessible and fits`, { tag: [...tag] }, async ({ openDesk }) => {
      test.slow();
      for (const state of names) {
        await test.step(state, async () => {
          const open = await openDesk();
          await DESK_STATES[state](open);
          await expectSound(open.page, state);
        });
      }
    });
  }

  test('Tab walks through the desk in order, and every tool fits a phone', async ({ openDesk }) => {
    const { page } = await openDesk();
    const { stops, problems } = await walkFocus(page);
    expect(problems).toEqual([]);
    const places = ['Back to the story', 'Versions', 'Title', 'Italic', 'Change passage', 'Text of “The Lamp”'].map(
      (name) => stops.findIndex((stop) => stop.includes(`“${name}”`)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));

    for (const [width, size] of [
      [390, ''],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await setTextSize(page, size);
      await still(page);
      const tools = page.getByRole('toolbar').getByRole('button');
      await expect(tools).toHaveCount(8);
      for (const tool of await tools.all()) {
        await expect(tool).toBeInViewport({ ratio: 1 });
        const box = await tool.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
    }
  });

  test('The title is shown once, and a long story’s tools stay in view', async ({ backend, person, openAs }) => {
    const page = await openAs(person, await DeskScreen.storyOf(backend, person, longStory('The Lamp', 40)));
    const text = page.getByRole('textbox', { name: /^Text of/ });
    const titleHeight = () =>
      page.getByRole('heading', { level: 1 }).evaluate((element) => element.getBoundingClientRect().height);
    await text.focus();
    // The text begins with the title, so the one above it is only for screen readers.
    expect(await titleHeight()).toBeLessThan(2);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Shift+End');
    await page.keyboard.press('Delete');
    await expect.poll(titleHeight).toBeGreaterThan(20);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit “The Lamp”');

    await page.keyboard.press('Control+End');
    await page.keyboard.type(' The end.');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const tool = page.getByRole('toolbar').getByRole('button', { name: 'Change passage' });
    await expect(tool).toBeInViewport({ ratio: 1 });
  });
});
