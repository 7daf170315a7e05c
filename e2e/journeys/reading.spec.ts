import type { Page } from '@playwright/test';
import { walkFocus } from '../fixtures/focus-walk.ts';
import { overflowOn } from '../fixtures/overflow.ts';
import { SAVED_STORY } from '../fixtures/people.ts';
import { settled } from '../fixtures/settled.ts';
import { expect, test, walkingTest } from '../fixtures/test.ts';

const NIGHT = 'rgb(14, 13, 12)';
const STORY = { path: '/story/:storyId', personal: true };
const SHARED = { path: '/s/:shareId', personal: false };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 256 };

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

const openSettings = (page: Page) => page.getByRole('button', { name: 'Reading settings' }).click();
const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check();

walkingTest('At 400 %, a story fills two thirds of the window', async ({ visitors }) => {
  const page = visitors.of(STORY);
  await page.setViewportSize(SMALL);
  await visitors.open(STORY);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const taken = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight)
      .reduce((sum, { height }) => sum + height, 0),
  );
  expect(taken).toBeLessThanOrEqual(SMALL.height / 3);
  expect((await walkFocus(page)).problems).toEqual([]);
});

test('A story is continued where it was left, until it is finished', async ({ household, openAs }) => {
  const page = await openAs(household.account, '/dashboard', { viewport: PHONE });
  const goOn = page.getByRole('button', { name: 'Continue where you stopped' });
  const paragraph = page.getByRole('article').locator('p').nth(4);
  const leave = () => page.evaluate(() => history.back());

  const card = page.getByRole('link', { name: SAVED_STORY.title });
  await card.click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(goOn).toHaveCount(0);
  await paragraph.evaluate((line) => line.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await leave();
  await card.click();
  await goOn.click();
  await expect(paragraph).toBeFocused();
  await expect(paragraph).toBeInViewport();
  await expect(goOn).toHaveCount(0);

  const last = page.getByRole('article').locator('p').last();
  await last.evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await leave();
  await card.click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(goOn).toHaveCount(0);
});

test('The chosen paper, font and spacing apply from the next visit’s first frame', async ({ household, openAs }) => {
  const page = await openAs(household.account, `/story/${household.storyId}`, { viewport: PHONE });
  await openSettings(page);
  await choose(page, 'Paper', 'Night');
  await choose(page, 'Font', 'Sans-serif');
  await choose(page, 'Line spacing', 'Relaxed');

  // Every background color of the page, from its first frame on.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { storyloomPapers: seen });
    const look = () => {
      requestAnimationFrame(look);
      for (const element of [document.documentElement, document.body]) {
        const color = element && getComputedStyle(element).backgroundColor;
        if (color && color !== 'rgba(0, 0, 0, 0)') seen.add(color);
      }
    };
    look();
  });
  await page.reload();
  await settled(page);
  const papers = () =>
    page.evaluate(() => [...(window as unknown as { storyloomPapers: Set<string> }).storyloomPapers]);
  expect(await papers()).toEqual([NIGHT]);
  await expect(page.getByRole('article')).not.toHaveCSS('font-family', /^Literata/);
  const lines = await page.getByRole('article').evaluate((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(lines).toBeCloseTo(2.04, 2);
  await page.getByRole('link', { name: 'Storyloom' }).first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-paper');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 241)');
});

walkingTest('The reading settings fit a phone, and stand beside the text on a desktop', async ({ visitors }) => {
  const page = visitors.guest;
  // The line width has no effect on a phone.
  for (const [viewport, count] of [
    [PHONE, 5],
    [{ width: 1280, height: 720 }, 6],
  ] as const) {
    await page.setViewportSize(viewport);
    await visitors.open(SHARED);
    await openSettings(page);
    const panel = page.getByRole('group', { name: 'Reading settings' });
    expect(await overflowOn(page)).toEqual([]);
    const box = await panel.boundingBox();
    const text = await page.getByRole('article').boundingBox();
    if (viewport !== PHONE) expect(box?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? Infinity));
    const done = panel.getByRole('button', { name: 'Done' });
    const bar = await done.locator('..').boundingBox();
    await expect(done).toBeInViewport({ ratio: 1 });
    // The focused radio of each group is fully visible, and not covered by the bar of Done.
    const groups = panel.getByRole('group').filter({ visible: true });
    await expect(groups).toHaveCount(count);
    for (const group of await groups.all()) {
      await expect(group.locator(':focus')).toBeVisible();
      const segment = await page.locator(':focus').locator('..').boundingBox();
      expect((segment?.y ?? 0) + (segment?.height ?? Infinity)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      expect(segment?.y).toBeGreaterThanOrEqual(box?.y ?? 0);
      await page.keyboard.press('Tab');
    }
    await expect(done).toBeFocused();
  }
});

/** The story can be read above the open reading settings. */
async function expectRoomAboveSettings(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: 'Reading settings' });
  const done = page.getByRole('button', { name: 'Done' });
  const panel = page.getByRole('group', { name: 'Reading settings' });
  const size = page.getByRole('group', { name: 'Text size' }).getByRole('radio');
  const first = page.getByRole('article').locator('p').first();
  const topOf = (line: typeof first) => line.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(() => topOf(first)).toBeGreaterThan(PHONE.height * 0.4);
  const before = await topOf(first);
  await settings.tap();
  const roomAbove = async () => ((await panel.boundingBox())?.y ?? 0) - (await topOf(first));
  await expect.poll(() => topOf(first)).toBeGreaterThanOrEqual(64);
  expect(await roomAbove()).toBeGreaterThan(3 * 32);
  await done.tap();
  expect(await topOf(first)).toBeCloseTo(before, 0);

  // In the middle of the story, the paragraph being read stays in place at any text size.
  const middle = page.getByRole('article').locator('p').nth(7);
  await settings.tap();
  await middle.evaluate((line) => scrollBy({ top: line.getBoundingClientRect().top - 100, behavior: 'instant' }));
  await size.first().check();
  await size.nth(1).check();
  expect(await topOf(middle)).toBeCloseTo(100, -1);
  await done.tap();
  expect(await topOf(middle)).toBeCloseTo(100, -1);
}

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('The reading settings leave the story in view, and their button hides on the way', async ({
    household,
    openAs,
  }) => {
    const page = await openAs(household.account, `/story/${household.storyId}`);
    await settled(page);
    const settings = page.getByRole('button', { name: 'Reading settings' });
    await expectRoomAboveSettings(page);
    // Two jumps in one frame are one to the page.
    const scroll = (by: number) =>
      page.evaluate(
        (top) =>
          new Promise<void>((resolve) => {
            const before = scrollY;
            addEventListener('scroll', () => resolve(), { once: true });
            scrollBy({ top, behavior: 'instant' });
            if (scrollY === before) resolve();
          }),
        by,
      );
    await scroll(-100_000);
    for (const way of [900, 100, 10_000]) {
      await scroll(way);
      await expect(settings).not.toBeInViewport();
      // It stays at the top of the story for the keyboard and for screen readers.
      await expect(settings).toBeVisible();
      await scroll(-40);
      await expect(settings).toBeInViewport({ ratio: 1 });
    }
  });
});
