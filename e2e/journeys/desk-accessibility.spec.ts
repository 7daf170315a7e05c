import { expectNoViolations } from '../fixtures/axe.ts';
import { DeskScreen as ProposalDesk } from '../fixtures/desk.ts';
import { DeskStates, PROPOSED } from '../fixtures/desk-states.ts';
import { walkFocus } from '../fixtures/focus-walk.ts';
import { longStory } from '../fixtures/long-story.ts';
import { overflowOn, setTextSize } from '../fixtures/overflow.ts';
import { inMatrixUnless } from '../fixtures/rings.ts';
import { still } from '../fixtures/settled.ts';
import { smallTargetsOn } from '../fixtures/targets.ts';
import { expect, test as base, WINDOW } from '../fixtures/test.ts';

const test = base.extend<{ states: DeskStates }>({
  states: async ({ backend, writing: { page, person }, provider }, use) => {
    await page.setViewportSize(WINDOW);
    await use(await DeskStates.on(page, { backend, person, provider }));
    await page.context().setOffline(false);
  },
});

const STATES = {
  'at rest': 'rest',
  'with the tools for a passage': 'menu',
  'while a proposal arrives': 'arriving',
  'with a proposal': 'ready',
  'with a failed proposal': 'failed',
  'with an instruction that is missing': 'instruction',
  'with a conflict': 'conflict',
  'with both texts of a conflict': 'comparing',
  'with a chapter that is renamed': 'chapters',
  'with a character of the notes': 'notes',
  'with the versions': 'versions',
  'with two versions compared': 'comparedVersions',
  'without a connection': 'offline',
  'of a story that was deleted': 'gone',
} as const;

/** The states that every run looks at. */
const FREQUENT: readonly string[] = ['rest', 'ready', 'comparing'];

test.describe('the writing desk', { tag: '@generator' }, () => {
  test.use({ story: PROPOSED });

  for (const [words, state] of Object.entries(STATES)) {
    const title = `The writing desk ${words} has no accessibility violation, no small target and no sideways scroll`;
    test(title, { tag: inMatrixUnless(FREQUENT.includes(state)) }, async ({ states }) => {
      const { page } = states;
      await states.rest();
      if (state !== 'rest') await states[state]();
      await expectNoViolations(page, 'with mouse and keyboard', [320, 1280]);
      expect.soft(await smallTargetsOn(page), 'targets').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await still(page);
      expect.soft(await overflowOn(page), 'at 320 px').toEqual([]);
      expect.soft(await smallTargetsOn(page), 'targets at 320 px').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await setTextSize(page, '200%');
      await still(page);
      expect.soft(await overflowOn(page), 'with large text').toEqual([]);
    });
  }

  test('Tab walks through the writing desk in the order of the page, and each stop is in view and looks focused', async ({
    states,
  }) => {
    await states.rest();
    const { stops, problems } = await walkFocus(states.page);
    expect(problems).toEqual([]);
    const places = ['Back to the story', 'Versions', 'Title', 'Italic', 'Change passage', 'Text of “The Lamp”'].map(
      (name) => stops.findIndex((stop) => stop.includes(`“${name}”`)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('Every tool of the writing desk is in a phone’s window, even in the narrowest one with large text', async ({
    states,
  }) => {
    const { page } = states;
    await states.rest();
    for (const [width, size] of [
      [390, ''],
      [320, ''],
      [390, '200%'],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await setTextSize(page, size);
      await still(page);
      const boxes = await page
        .getByRole('toolbar')
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes).toHaveLength(8);
      for (const { left, right, bottom, width: own, height } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(bottom).toBeLessThanOrEqual(700);
        expect(Math.min(own, height)).toBeGreaterThanOrEqual(24);
      }
    }
  });

  test('The title that the text begins with is shown once, and a story without it in its text has it above', async ({
    states,
  }) => {
    const { page } = states;
    await states.rest();
    const height = () =>
      page.getByRole('heading', { level: 1 }).evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBeLessThan(2);
    await page.getByText('The Lamp', { exact: true }).last().click();
    await page.keyboard.press('End');
    await states.desk.saveAfter(() => page.keyboard.type(' Again'));
    expect(await height()).toBeLessThan(2);
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await page.keyboard.press('Delete');
    await expect(states.desk.text).not.toContainText('The Lamp Again');
    await expect.poll(height).toBeGreaterThan(20);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit “The Lamp Again”');
  });

  test('The tools stay below the site’s header while the end of a long story is edited', async ({
    backend,
    person,
    openAs,
  }) => {
    const path = await ProposalDesk.storyOf(backend, person, longStory('The Lamp', 40));
    const page = await openAs(person, path);
    await page.getByRole('textbox', { name: /^Text of/ }).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' The end.');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(page.getByRole('toolbar').getByRole('button', { name: 'Change passage' })).toBeInViewport({
      ratio: 1,
    });
  });
});
