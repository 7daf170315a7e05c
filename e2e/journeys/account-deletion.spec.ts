import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { keepStory, SAVED_STORY } from '../fixtures/people.ts';
import { signIn } from '../fixtures/sessions.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

test('Deleting an account hides its stories at once, and signing in restores them', async ({
  backend,
  ada,
  openAs,
}) => {
  await keepStory(backend, ada);
  const link = `${backend.url}/s/${await shareIdOf(backend, ada, await shareStory(backend, ada))}`;
  const statusForStranger = async () => (await fetch(link)).status;
  expect(await statusForStranger()).toBe(200);

  const page = await openAs(ada, '/dashboard?section=settings');
  const form = page.getByRole('region', { name: 'Delete account' });
  await form.getByLabel('Current password').fill(ada.password);
  await form.getByLabel('Your email address, to confirm').fill(ada.email);
  await form.getByLabel('Your email address, to confirm').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account will be deleted' })).toBeFocused();
  await expect(new SiteHeader(page).account(ada.email)).toBeHidden();
  expect(await statusForStranger()).toBe(404);

  await page.getByRole('link', { name: 'Sign in to keep my account' }).click();
  await signIn(page, ada);
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(new SiteHeader(page).account(ada.email)).toBeVisible();
  await expect(page.getByRole('link', { name: SAVED_STORY.title })).toBeVisible();
  expect(await statusForStranger()).toBe(200);
});
