import { randomUUID } from 'node:crypto';
import { lengthsSeen, watchLengths } from '../fixtures/growth.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A mapmaker named Ilse discovers that whatever she draws at night is there in the morning.';

test('A guest reads a growing story, signs up to save it, and finds it again', async ({ demo, page, generator }) => {
  const email = `mina-${randomUUID()}@example.com`;
  // Said by the HTML already, because this backend has no provider.
  const html = await (await fetch(`${demo.url}/generators/children`, { headers: { accept: 'text/html' } })).text();
  expect(html).toMatch(/<html[^>]* data-demo\b/);
  await page.goto(demo.url);
  await page.getByRole('link', { name: 'Start Creating' }).first().click();
  await expect(page.getByText('No AI model is connected to this site')).toBeVisible();
  await generator.chooseShortest();
  await page.evaluate(watchLengths);
  await generator.write(PROMPT);
  await expect(generator.stop).toBeFocused();
  await generator.finished();
  const lengths = await page.evaluate(lengthsSeen);
  expect(lengths.length).toBeGreaterThan(5);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  const text = await generator.story.innerText();
  const words = ((await generator.story.textContent()) ?? '').split(/\s+/).length;
  expect(words).toBeGreaterThan(420);
  expect(words).toBeLessThan(580);
  await expect(page.getByText('Demo storyteller, no AI')).toBeVisible();
  await generator.used(1);
  await expect(page.getByText('Sign in to save your AI-generated story and access it anytime')).toBeVisible();
  const written = page.url();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).last().click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeFocused();
  await page.getByLabel('Name').fill('Mina');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('hedgehog tea');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created! You can now sign in.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('hedgehog tea');
  // From the press on, because that message leaves by itself.
  await Promise.all([
    expect(page.getByText('AI-generated story saved successfully!')).toBeVisible(),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ]);
  await expect(page).toHaveURL(written);
  await expect.poll(() => generator.story.innerText()).toBe(text);
  await generator.saved.click();
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/);
  const address = new URL(page.url()).pathname;
  await expect(page.getByText(PROMPT)).toBeVisible();
  await expect(generator.prompt).toBeHidden();
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await page.getByRole('button', { name: 'Account of Mina' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.goto(`${demo.url}${address}`);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('hedgehog tea');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(text.split('\n').at(-1) ?? text);
});
