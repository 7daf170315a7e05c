import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { longStory } from '../fixtures/long-story.ts';
import { keptStories } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const [FIRST, SECOND] = [longStory('The Lamp at Harrow Fen', 8), longStory('The Ferry', 8)];

test.use({ story: FIRST });

test('On a phone, another version is shown from its first words', async ({ provider, browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const generator = new GeneratorScreen(page);
  const [first, second] = [longStory('The Lamp', 50), longStory('The Ferry', 50)];
  provider.storyFor = () => first;
  await generator.open();
  await generator.write(PROMPT);
  await generator.told(first);
  // Scrolling by hand ends the following.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  // Its beginning is seen while the rest is held back.
  Object.assign(provider, { script: 'hold', storyFor: () => second });
  await generator.another.tap();
  // Far enough for scroll anchoring to have had an effect when the earlier story was removed.
  const lines = page.getByRole('article').getByRole('paragraph');
  await expect(lines.nth(5)).toBeAttached();
  await expect(lines.last()).toBeInViewport({ ratio: 1 });
  // At the foot of the page it fills the window; ahead of a quick story, up to a quarter of the window.
  await expect(page.getByRole('contentinfo')).not.toBeInViewport({ ratio: 0.25 });
  await expect(generator.stop).toBeInViewport({ ratio: 1 });
  provider.release();
  await context.close();
});

test('Another version is requested by keyboard, and both are shown, saved and found again', async ({
  backend,
  provider,
  person,
  writer: generator,
}) => {
  const { page } = generator;
  await generator.write(PROMPT);
  await generator.told(FIRST);
  await expect(generator.next).toBeHidden();

  await generator.prompt.fill('Something else');
  provider.storyFor = () => SECOND;
  await tabTo(generator.another);
  await page.keyboard.press('Enter');
  await generator.told(SECOND);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(generator.version('Story 2 of 2')).toBeVisible();

  await tabTo(generator.previous, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(generator.version('Story 1 of 2')).toBeVisible();
  await generator.told(FIRST);
  await expect(generator.previous).toBeFocused();
  await generator.save.click();
  await expect(generator.saved).toBeVisible();
  expect(await keptStories(backend, person)).toEqual([FIRST]);
  await tabTo(generator.next);
  await page.keyboard.press('Enter');
  await generator.told(SECOND);
  await expect(generator.next).toBeFocused();
  await expect(generator.save).toBeVisible();

  await page.reload();
  await expect(generator.version('Story 2 of 2')).toBeVisible();
  await generator.told(SECOND);
  await expect(generator.prompt).toHaveValue('Something else');
});
