import { watchConsole } from '../fixtures/console.ts';
import { ask } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('The link of a password reset allows a new password to be chosen, once', async ({
  backend,
  browser,
  page,
  person,
}) => {
  const complaints = await watchConsole(page);
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading).toHaveText('Reset your password');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there’s an account for ${person.email}, a link is on its way.`)).toBeVisible();

  const mail = page.getByRole('article').filter({ hasText: person.email });
  await expect(async () => {
    // The mail is written after the response, whose time must not reveal whether the account exists.
    await page.goto('/inbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  const link = mail.getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  // A mail scanner that opens the link does not use it up.
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  const go = (of: typeof page) => of.getByRole('button', { name: 'Continue', exact: true });
  await expect(go(other)).toBeVisible();
  await go(page).click();
  const newPassword = page.getByLabel('New password', { exact: true });
  await expect(heading).toHaveText('Choose a new password');
  await expect(newPassword).toBeVisible();
  expect(page.url()).toBe(`${backend.url}/auth`);
  await page.reload();
  await expect(heading).toHaveText('Choose a new password');
  await newPassword.fill('porcupine');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/generators$/);
  expect(complaints).toEqual([]);

  await go(other).click();
  await expect(other.getByText('This link doesn’t work anymore')).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const signInWith = (password: string) =>
    ask(backend, '/auth/v1/token?grant_type=password', { method: 'POST', body: { email: person.email, password } });
  const statuses = [(await signInWith(person.password)).status, (await signInWith('porcupine')).status];
  expect(statuses).toEqual([400, 200]);
  await other.context().close();
});
