import { walkFocus } from '../fixtures/focus-walk.ts';
import { DISTINCT_ROUTES } from '../fixtures/routes.ts';
import { isSoak, LONGER_IN_SOAK, ringOfLongWalk } from '../fixtures/rings.ts';
import { settled } from '../fixtures/settled.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

for (const route of DISTINCT_ROUTES) {
  // With other fonts, one page of each kind; all of them in `npm run soak`.
  const ring = ringOfLongWalk(route);
  const tag = [LONGER_IN_SOAK, ...ring, ...(isSoak || ring.length === 0 ? [] : ['@once'])];
  test(`The page ${route.path} always shows where the focus is`, { tag }, async ({ visitors }) => {
    const page = visitors.of(route);
    // Other fonts change heights, which a narrow window shows first.
    const widths = test.info().project.name === 'journeys' ? [390, 1280] : [390];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await visitors.open(route);
      const { stops, problems } = await walkFocus(page);
      expect(stops[0]).toContain('Skip to content');
      expect(stops.length).toBeGreaterThan(8);
      expect.soft(problems, `${width} px`).toEqual([]);
    }
  });
}

test(
  'A focused element is in view at once, even when motion is not reduced',
  { tag: '@once' },
  async ({ visitors }) => {
    const page = await visitors.open({ path: '/terms', personal: false });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const tops = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .last()
      .evaluate((link: HTMLElement) => {
        const before = link.getBoundingClientRect().top;
        link.focus();
        return [before > innerHeight, link.getBoundingClientRect().top < innerHeight];
      });
    expect(tops).toEqual([true, true]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
);

test(
  'A message with a button names the key that leads to it, which also leads back',
  { tag: '@once' },
  async ({ visitors }) => {
    const page = await visitors.open({ path: '/community/:storyId', personal: false });
    const like = page.getByRole('main').getByRole('button', { name: /^Like/ }).first();
    const hint = () => page.locator('[data-hint]').evaluate((element) => getComputedStyle(element, '::after').content);
    await like.focus();
    await page.keyboard.press('Enter');
    await expect.poll(hint).toBe('"Press F8 to get here"');
    await page.keyboard.press('F8');
    await expect(
      page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Sign in' }),
    ).toBeFocused();
    await page.keyboard.press('F8');
    await expect(like).toBeFocused();
  },
);

test('A focused element is not behind a message', { tag: '@once' }, async ({ visitors }) => {
  const page = await visitors.open({ path: '/community/:storyId', personal: false });
  await page.setViewportSize({ width: 1280, height: 720 });
  const like = page.getByRole('main').getByRole('button', { name: /^Like/ }).first();
  await like.focus();
  await page.keyboard.press('Enter');
  const message = page.locator('[data-toaster] > [data-visible="true"]');
  await expect(message).toBeVisible();
  await settled(page);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  // At the foot of the window, where a browser scrolls as little as possible.
  await link.evaluate((element: HTMLElement) => {
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight + 40, behavior: 'instant' });
    element.focus();
  });
  const [over, under] = [await message.boundingBox(), await link.boundingBox()];
  expect(over && under && under.y + under.height <= over.y).toBe(true);
});

test(
  'A focused element moves out from under a message that arrives in a low window',
  { tag: '@once' },
  async ({ visitors }) => {
    const page = await visitors.open({ path: '/community/:storyId', personal: false });
    await page.setViewportSize({ width: 320, height: 256 });
    const like = page.getByRole('main').getByRole('button', { name: /^Like/ }).first();
    await like.evaluate((element: HTMLElement) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 2, behavior: 'instant' });
      element.focus({ preventScroll: true });
    });
    await page.keyboard.press('Enter');
    const message = page.locator('[data-toaster] > [data-visible="true"]');
    await expect(message).toBeVisible();
    await expect(like).toBeFocused();
    await expect
      .poll(async () => {
        const [over, under] = [await message.boundingBox(), await like.boundingBox()];
        return over && under && under.y + under.height <= over.y;
      })
      .toBe(true);
  },
);
