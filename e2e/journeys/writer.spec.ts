import { rm } from 'node:fs/promises';
import { Backend } from '../fixtures/backend.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests start their own backend.
test.use({ baseURL: '' });

test('A guest signs up to save a story, which survives a server restart', async ({ page }) => {
  const first = await Backend.start();
  const generator = new GeneratorScreen(page);
  // Said by the HTML already, because this backend has no provider.
  const html = await (await fetch(`${first.url}/generators/children`, { headers: { accept: 'text/html' } })).text();
  expect(html).toMatch(/<html[^>]* data-demo\b/);
  await generator.open('children', first.url);
  await expect(page.getByText('No AI model is connected to this site')).toBeVisible();
  await generator.chooseShortest();
  await generator.write('A shy hedgehog wants to join the forest orchestra.');
  await generator.finished();
  const text = await generator.story.innerText();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).last().click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeFocused();
  await page.getByLabel('Name').fill('Mina');
  await page.getByLabel('Email').fill('mina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('hedgehog tea');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created! You can now sign in.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toHaveValue('mina@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('hedgehog tea');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('hedgehog tea');
  // From the press on, because that message leaves by itself.
  await Promise.all([
    expect(page.getByText('AI-generated story saved successfully!')).toBeVisible(),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ]);
  await expect(page).toHaveURL(/\/generators\/children$/);
  await expect.poll(() => generator.story.innerText()).toBe(text);
  await generator.saved.click();
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/);
  const address = new URL(page.url()).pathname;
  await expect(page.getByText('A shy hedgehog wants to join the forest orchestra.')).toBeVisible();
  await expect(generator.prompt).toBeHidden();
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await first.interrupt();
  const second = await Backend.start({ port: first.port, data: first.data });
  await page.goto(`${second.url}/dashboard`);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('article')).toContainText(text.split('\n').at(-1) ?? text);

  await page.getByRole('button', { name: 'Account of Mina' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.goto(`${second.url}${address}`);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Email').fill('mina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('hedgehog tea');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await second.stop();
  await rm(first.data, { recursive: true, force: true });
});
