import { shareStory } from '../fixtures/community.ts';
import { SAVED_STORY } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('The account settings change the name that others see and the password at once, and the email address only after it is confirmed', async ({
  backend,
  person,
  openAs,
  page: guest,
}) => {
  await shareStory(backend, person, { ...SAVED_STORY, title: 'A Story by Wren' });
  const page = await openAs(person, '/dashboard?section=settings');
  const part = (name: string) => page.getByRole('region', { name });

  await part('Display name').getByLabel('Name').fill('Jenny Wren');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name has been changed.')).toBeVisible();
  await guest.goto('/community');
  await expect(guest.getByRole('article').filter({ hasText: 'A Story by Wren' })).toContainText('by Jenny Wren');

  const password = part('Password');
  await password.getByLabel('Current password').fill('not the password');
  await password.getByLabel('New password').fill('porcupine');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('That’s not your current password')).toBeVisible();
  await expect(password.getByLabel('Current password')).toBeFocused();
  await password.getByLabel('Current password').fill(person.password);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  const address = part('Email address');
  const newAddress = `new-${person.email}`;
  await expect(address).toContainText(`You sign in with ${person.email}.`);
  await address.getByLabel('New email address').fill(newAddress);
  await address.getByLabel('Current password').fill('porcupine');
  await address.getByRole('button', { name: 'Change email address' }).click();
  await expect(address).toContainText(
    `Check your email: we sent a link to ${newAddress}. Open it to finish. Until then, you sign in with ${person.email}.`,
  );

  await guest.goto('/auth');
  const submit = guest.locator('main').getByRole('button', { name: 'Sign in', exact: true });
  await guest.getByLabel('Email').fill(person.email);
  await guest.getByLabel('Password', { exact: true }).fill(person.password);
  await submit.click();
  await expect(guest.getByText('Invalid login credentials')).toBeVisible();
  await guest.getByLabel('Password', { exact: true }).fill('porcupine');
  await submit.click();
  await expect(guest.getByRole('banner').getByRole('button', { name: person.email })).toBeVisible();
});
