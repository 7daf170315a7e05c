import { walkFocus } from '../fixtures/focus-walk.ts';
import { SAVED_STORY } from '../fixtures/people.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const STORY = { path: '/story/:storyId', personal: true };
const SHARED = { path: '/s/:shareId', personal: false };
const SMALL = { width: 320, height: 256 };

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test('A message that stays until it is answered covers no focus at 400 %', { tag: IN_MATRIX }, async ({ visitors }) => {
  const page = visitors.guest;
  await page.setViewportSize(SMALL);
  await visitors.open({ path: '/community', personal: false });
  await page.getByRole('button', { name: /^Like/ }).first().press('Enter');
  await expect(page.getByText('You must be signed in to like stories')).toBeVisible();
  expect((await walkFocus(page)).problems).toEqual([]);
});

for (const route of [STORY, SHARED]) {
  test(
    `At 400 %, ${route.path} leaves two thirds of the window to the story, and covers no focus`,
    { tag: inMatrixUnless(route === STORY) },
    async ({ visitors }) => {
      const page = visitors.of(route);
      await page.setViewportSize(SMALL);
      await visitors.open(route);
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
    },
  );
}

test('A story that was left in the middle is continued there, and one that was read to its end starts at its beginning', async ({
  visitors,
}) => {
  const page = visitors.person;
  await page.setViewportSize({ width: 390, height: 844 });
  const goOn = page.getByRole('button', { name: 'Continue where you stopped' });
  const paragraph = page.getByRole('article').locator('p').nth(4);
  const scroll = (to: 'start' | 'end') =>
    page
      .getByRole('article')
      .evaluate(
        (story, block) =>
          [...story.querySelectorAll('p')]
            .at(block === 'start' ? 4 : -1)
            ?.scrollIntoView({ block: block === 'start' ? 'start' : 'center', behavior: 'instant' }),
        to,
      );
  const leave = () => page.evaluate(() => history.back());

  await visitors.open({ path: '/dashboard', personal: true });
  const card = page.getByRole('link', { name: SAVED_STORY.title });
  await card.click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(goOn).toHaveCount(0);
  await scroll('start');
  await leave();
  await card.click();
  // Scrolling a little at the beginning keeps the saved position.
  await page.mouse.wheel(0, 50);
  await leave();
  await card.click();
  await goOn.click();
  await expect(paragraph).toBeFocused();
  await expect(paragraph).toBeInViewport();
  await expect(goOn).toHaveCount(0);

  await scroll('end');
  await leave();
  await card.click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(goOn).toHaveCount(0);
});
