import { randomUUID } from 'node:crypto';
import { tabTo } from '../fixtures/keyboard.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

const EMAIL = `keys-${randomUUID()}@example.com`;
const PASSWORD = 'hedgehog tea';

test.use({ baseURL: ({ demo }, use) => use(demo.url) });

test('A user signs up, writes, saves and deletes a story and signs out by keyboard alone, and never loses the focus', async ({
  page,
  generator,
}) => {
  test.slow();
  const { keyboard } = page;
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('sign up', async () => {
    await generator.open();
    await tabTo(page.getByRole('banner').getByRole('link', { name: 'Sign up' }));
    await keyboard.press('Enter');
    await expect(heading).toHaveText('Create an Account');
    await expect(heading).toBeFocused();
    await tabTo(page.getByLabel('Name'));
    await keyboard.type('Mina');
    await tabTo(page.getByLabel('Email'));
    await keyboard.type(EMAIL);
    await tabTo(page.getByLabel('Password', { exact: true }));
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(heading).toHaveText('Welcome Back');
    await expect(heading).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  });

  await test.step('sign in', async () => {
    await tabTo(page.locator('main').getByRole('button', { name: 'Sign in', exact: true }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/generators\/fantasy$/);
    await expect(heading).toHaveText('Fantasy Story Generator');
    await expect(heading).toBeFocused();
  });

  await test.step('generate', async () => {
    await tabTo(page.getByRole('tab', { name: 'AI Story Prompt' }));
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'AI Story Generator Settings' })).toBeFocused();
    await tabTo(page.getByRole('slider'));
    await keyboard.press('Home');
    await tabTo(page.getByRole('tab', { name: 'AI Story Generator Settings' }), 'Shift+Tab');
    await keyboard.press('ArrowLeft');
    await tabTo(generator.prompt);
    await keyboard.type('A shy hedgehog wants to join the forest orchestra.');
    await tabTo(generator.generate);
    await keyboard.press('Enter');
    await expect(generator.stop).toBeFocused();
    await generator.finished();
    await expect(generator.end).toBeFocused();
  });

  await test.step('save, and read it in My Stories', async () => {
    await tabTo(page.getByRole('button', { name: 'Save AI-Generated Story to Your Collection' }));
    await keyboard.press('Enter');
    await expect(page.getByText('AI-generated story saved successfully!')).toBeVisible();
    const saved = page.getByRole('link', { name: 'Saved. Open it in My Stories' });
    await expect.soft(saved).toBeFocused();
    await tabTo(saved);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/story\//);
    await expect(heading).toBeFocused();
    await tabTo(page.getByRole('link', { name: 'Back to My Stories' }));
    await keyboard.press('Enter');
    await expect(heading).toHaveText('My Stories');
    await expect(heading).toBeFocused();
  });

  await test.step('delete it, after cancelling once', async () => {
    const remove = page.getByRole('button', { name: /^Delete “/ });
    await expect(remove).toBeVisible();
    await tabTo(remove);
    await keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(dialog.getByRole('button', { name: 'Delete story' }));
    await keyboard.press('Enter');
    await expect(page.getByText('No stories yet')).toBeVisible();
    const undo = page.getByRole('button', { name: /^Undo the deletion of/ });
    await expect(undo).toBeFocused();
    const next = page.getByRole('link', { name: 'Write your first story' });
    await tabTo(next);
    await expect(undo).toBeVisible();
  });

  await test.step('sign out', async () => {
    await tabTo(new SiteHeader(page).account(EMAIL), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'My Stories' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText('Signed out successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(heading).toBeFocused();
  });
});
