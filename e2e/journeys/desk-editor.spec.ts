import type { Page } from '@playwright/test';
import { keepStory, keptStories, type Person, SAVED_STORY } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Backend } from '../fixtures/backend.ts';

const editorOf = (page: Page) => page.getByRole('textbox', { name: /^Text of/ });

/** Saves a story with this text and opens it on the desk. */
function deskWith(backend: Backend, person: Person, openAs: (person: Person, path: string) => Promise<Page>) {
  return async (text: string) => {
    const id = await keepStory(backend, person, { ...SAVED_STORY, text });
    const page = await openAs(person, `/story/${id}/edit`);
    const editor = editorOf(page);
    await expect(editor).toBeVisible();
    return { page, editor, saved: () => keptStories(backend, person) };
  };
}

test('Chinese is composed in the middle of a line', { tag: '@generator' }, async ({ backend, person, openAs }) => {
  const { page, editor, saved } = await deskWith(backend, person, openAs)('夜里很*安静*。');
  const input = await page.context().newCDPSession(page);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (const text of ['h', 'ha', 'hai', '海', '海上']) {
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await input.send('Input.insertText', { text: '海上' });
  await expect(editor).toHaveText('夜里海上很安静。');
  await expect.poll(saved).toEqual(['夜里海上很*安静*。']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).toHaveText('夜里很安静。');
});
