import type { Page } from '@playwright/test';
import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { createPerson, keepStory, SAVED_STORY, signedIn } from '../fixtures/people.ts';
import { signIn } from '../fixtures/sessions.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('Deleting an account hides its stories at once, and signing in restores them', async ({ backend, browser }) => {
  const ada = await createPerson(backend, 'ada');
  await keepStory(backend, ada);
  const link = `${backend.url}/s/${await shareIdOf(backend, ada, await shareStory(backend, ada))}`;
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(title(stranger, SAVED_STORY.title)).toBeVisible();

  const page = await (await browser.newContext(signedIn(backend, ada))).newPage();
  await page.goto('/dashboard?section=settings');
  const form = page.getByRole('region', { name: 'Delete account' });
  await form.getByLabel('Current password').fill(ada.password);
  await form.getByLabel('Your email address, to confirm').fill(ada.email);
  await form.getByLabel('Your email address, to confirm').press('Enter');
  await expect(title(page, 'Your account will be deleted')).toBeFocused();
  await expect(new SiteHeader(page).account(ada.email)).toBeHidden();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await expect(title(stranger, 'Story Not Found')).toBeVisible();

  await page.getByRole('link', { name: 'Sign in to keep my account' }).click();
  await signIn(page, ada);
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(new SiteHeader(page).account(ada.email)).toBeVisible();
  await expect(page.getByRole('link', { name: SAVED_STORY.title })).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(200);
  await expect(title(stranger, SAVED_STORY.title)).toBeVisible();
});
