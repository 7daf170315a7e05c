import { held } from '../fixtures/generator-tabs.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { longStory } from '../fixtures/long-story.ts';
import { scrolled } from '../fixtures/steadiness.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 50);

test.use({ story: STORY });

test('Stop takes the focus after Generate and Continue, gets it back with Tab without moving the page, and passes it to the end of the story when pressed', async ({
  provider,
  page,
  generator,
}) => {
  provider.script = 'hold';
  await generator.open();
  await generator.write(PROMPT);
  await generator.grown(STORY.length * 0.4);
  await expect(generator.stop).toBeFocused();
  await expect(page.getByText(/^[\d,]+ of about 1,500 words$/)).toBeVisible();
  await held(provider, generator);
  // The page follows the last words in the frame that shows them.
  await scrolled(page);
  const lookedAt = await page.evaluate(() => scrollY);
  await page.keyboard.press('Shift+Tab');
  await scrolled(page);
  await page.keyboard.press('Tab');
  await expect(generator.stop).toBeFocused();
  await scrolled(page);
  expect(await page.evaluate(() => scrollY)).toBe(lookedAt);
  await page.keyboard.press('Enter');
  await expect(generator.end).toBeFocused();
  await expect(generator.end).toBeInViewport();
  await expect(generator.notice('Stopped')).toBeVisible();
  await tabTo(generator.goOn);
  await page.keyboard.press('Enter');
  await expect(generator.stop).toBeFocused();
});

test(
  'Stop pressed by key shows the end of the story, even to a reader who scrolled back to the beginning',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    provider.script = 'hold';
    await generator.open();
    await generator.write(PROMPT);
    await held(provider, generator);
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, -3000);
    await scrolled(page);
    await expect(generator.jump).toBeVisible();
    await generator.stop.press('Enter');
    await expect(generator.end).toBeFocused();
    await expect(generator.end).toBeInViewport();
  },
);

test(
  'A key held down on Generate without a prompt focuses the prompt and types no line breaks into it',
  { tag: IN_MATRIX },
  async ({ page, generator }) => {
    await generator.open();
    await generator.generate.focus();
    await page.keyboard.down('Enter');
    await expect(generator.prompt).toBeFocused();
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(generator.prompt).toHaveValue('');
    await page.keyboard.press('Enter');
    await expect(generator.prompt).toHaveValue('\n');
  },
);

test(
  'Holding Enter on Generate or pressing it again starts one story only, and does not stop it',
  { tag: IN_MATRIX },
  async ({ page, generator }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().endsWith('/generate-story') && requests.push(request.url()));
    await generator.open();
    await generator.prompt.fill(PROMPT);
    await generator.generate.focus();
    // Sent together, so that the last press comes soon on a busy machine, too. Playwright repeats a key that is down already.
    await Promise.all([
      ...Array.from({ length: 6 }, () => page.keyboard.down('Enter')),
      page.keyboard.up('Enter'),
      page.keyboard.press('Enter'),
    ]);
    await generator.told(STORY);
    await expect(generator.end).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(generator.generate).toBeVisible();
    expect(requests).toHaveLength(1);
  },
);

test('A random prompt replaces what was typed, and Ctrl+Z brings that back', async ({ page, generator }) => {
  await generator.open();
  await generator.prompt.pressSequentially('My own');
  await page.route('**/functions/v1/random-prompt', (route) =>
    route.fulfill({ json: { prompt: 'A map of the marsh' } }),
  );
  const random = page.getByRole('button', { name: 'Random prompt' });
  await random.click();
  await expect(generator.prompt).toHaveValue('A map of the marsh');
  await expect(random).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(generator.prompt).toHaveValue('My own');
  await expect(generator.prompt).toBeFocused();
});
