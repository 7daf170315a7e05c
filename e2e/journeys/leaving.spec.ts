import type { Page } from '@playwright/test';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { SCRIPTED_STORY } from '../fixtures/scripted-provider.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamplighter who is afraid of the dark.';

/** Words of four letters or more. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));

/** The words of the prompt and the story that the browser or the tab keeps. */
async function keptWords(page: Page): Promise<readonly string[]> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const words = wordsOf(kept);
  return [...wordsOf(`${PROMPT} ${SCRIPTED_STORY}`)].filter((word) => words.has(word));
}

test('Signing out deletes unsaved work in every tab, once the user says so', async ({ person, writer: generator }) => {
  await generator.write(PROMPT);
  await generator.finished();
  // A tab that has never loaded the generator.
  const tab = await generator.page.context().newPage();
  await tab.goto('/dashboard');
  const account = new SiteHeader(tab).account(person.email);
  const dialog = tab.getByRole('alertdialog', { name: 'Sign out?' });
  async function chooseSignOut() {
    await account.click();
    await tab.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(dialog).toBeVisible();
  }
  await chooseSignOut();
  await expect(dialog).toContainText('A story on this device isn’t saved. Signing out deletes it here.');
  await dialog.getByRole('button', { name: 'Open the story' }).click();
  const other = new GeneratorScreen(tab);
  await expect(other.story).toBeVisible();
  expect(await keptWords(tab)).toContain('lamplighter');

  await chooseSignOut();
  await dialog.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(tab.getByText('Signed out successfully')).toBeVisible();
  await expect(generator.story).toBeHidden();
  await expect(generator.prompt).toHaveValue('');
  for (const { page } of [generator, other]) {
    expect(await keptWords(page)).toEqual([]);
    // Leaving a page writes what it has.
    await page.goto('/about');
    expect(await keptWords(page)).toEqual([]);
  }
});
