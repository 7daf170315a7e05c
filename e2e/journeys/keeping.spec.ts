import { randomUUID } from 'node:crypto';
import { longStory } from '../fixtures/long-story.ts';
import { expect, test } from '../fixtures/test.ts';

const STORY = longStory('The Ferry');
const PASSWORD = 'hedgehog tea';

test.use({ story: STORY });

test('A guest who creates an account to keep a story returns to it, and it is saved', async ({ page, generator }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await generator.open();
  await generator.write('A ferry that leaves on time.');
  await generator.told(STORY);
  await page.getByRole('link', { name: 'Create a free account to keep this story' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Mina');
  await main.getByLabel('Email').fill(`keeper-${randomUUID()}@example.com`);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/generators\/fantasy$/);
  await generator.told(STORY);
  await expect(generator.saved).toBeFocused();
  await expect(generator.saved).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/story\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ferry');
});
