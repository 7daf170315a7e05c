import type { Page } from '@playwright/test';
import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { createPerson, keepStory, SAVED_STORY, signedIn } from '../fixtures/people.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('Deleting an account closes it to everyone at once, and signing in restores all of it', async ({
  backend,
  browser,
}) => {
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
  const day = /Everything will be gone by [A-Z][a-z]+ \d{1,2}, \d{4}\./;
  await expect(page.getByText(day)).toBeVisible();
  await expect(new SiteHeader(page).account(ada.email)).toBeHidden();
  await page.reload();
  await expect(page.getByText(day)).toBeVisible();

  // The session of another device has ended too, and the published story is gone.
  const elsewhere = await (await browser.newContext(signedIn(backend, expired(ada)))).newPage();
  await elsewhere.goto('/dashboard');
  await expect(title(elsewhere, 'Welcome Back')).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await expect(title(stranger, 'Story Not Found')).toBeVisible();

  await page.getByRole('link', { name: 'Sign in to keep my account' }).click();
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(new SiteHeader(page).account(ada.email)).toBeVisible();
  await expect(page.getByRole('link', { name: SAVED_STORY.title })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Your account stays')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  expect((await stranger.goto(link))?.status()).toBe(200);
  await expect(title(stranger, SAVED_STORY.title)).toBeVisible();
});

/** The same user on a device whose session has expired. */
function expired<P extends { readonly session: Readonly<Record<string, unknown>> }>(person: P): P {
  return { ...person, session: { ...person.session, expires_at: Math.floor(Date.now() / 1000) - 60 } };
}
