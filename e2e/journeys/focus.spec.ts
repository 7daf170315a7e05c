import { walkFocus } from '../fixtures/focus-walk.ts';
import { ROUTES } from '../fixtures/routes.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { settled } from '../fixtures/settled.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

/** The page to write on; `reading.spec.ts` walks through a story in a small window. */
const FIRST = ['/generators/fantasy'];
const OTHERS = [
  '/story/:storyId',
  '/',
  '/inspiration',
  '/community',
  '/dashboard',
  '/auth',
  '/faq',
  '/blog/world-building',
];

for (const [pages, paths, widths, tag] of [
  ['the generator', FIRST, [390], []],
  ['the generator in a wide window', FIRST, [1280], IN_SOAK],
  ['a page of each other kind', OTHERS, [390], IN_SOAK],
] as const) {
  test(`The focus is visible on ${pages}`, { tag: [...tag] }, async ({ visitors }) => {
    test.slow();
    for (const route of ROUTES.filter(({ path }) => paths.includes(path))) {
      for (const width of widths) {
        await visitors.of(route).setViewportSize({ width, height: 700 });
        const { stops, problems } = await walkFocus(await visitors.open(route));
        expect(stops[0]).toContain('Skip to content');
        expect(stops.length).toBeGreaterThan(8);
        expect.soft(problems, `${route.path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('A focused element is in view at once, even when motion is not reduced', async ({ visitors }) => {
  const page = await visitors.open({ path: '/terms', personal: false });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const last = page.getByRole('contentinfo').getByRole('link').last();
  const tops = await last.evaluate((link: HTMLElement) => {
    const before = link.getBoundingClientRect().top;
    link.focus();
    return [before > innerHeight, link.getBoundingClientRect().top < innerHeight];
  });
  expect(tops).toEqual([true, true]);
});

test('A message never covers the focus', async ({ visitors }) => {
  const page = await visitors.open({ path: '/community/:storyId', personal: false });
  const like = page.getByRole('main').getByRole('button', { name: /^Like/ }).first();
  const message = page.locator('[data-toaster] > [data-visible="true"]');
  const isAbove = async (under: typeof like) => {
    const [over, below] = [await message.boundingBox(), await under.boundingBox()];
    return over && below && below.y + below.height <= over.y;
  };

  await test.step('in a low window, the focus moves out from under a message that arrives', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await like.evaluate((element: HTMLElement) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 2, behavior: 'instant' });
      element.focus({ preventScroll: true });
    });
    await page.keyboard.press('Enter');
    await expect(message).toBeVisible();
    await expect(like).toBeFocused();
    await expect.poll(() => isAbove(like)).toBe(true);
  });

  await test.step('an element that gets the focus is not behind the message', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await settled(page);
    const link = page.getByRole('contentinfo').getByRole('link').first();
    // At the foot of the window, where a browser scrolls as little as possible.
    await link.evaluate((element: HTMLElement) => {
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight + 40, behavior: 'instant' });
      element.focus();
    });
    expect(await isAbove(link)).toBe(true);
  });
});
