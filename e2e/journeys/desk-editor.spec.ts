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
    /** Begins a line at the end of the story. */
    const beginLine = async () => {
      await editor.click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.press('Enter');
    };
    return { page, editor, beginLine, saved: () => keptStories(backend, person) };
  };
}

/** The story that was saved, without the invisible characters that keep marks apart. */
const plain = ([story = '']: readonly string[]) => story.replaceAll(/[\uFEFF\u2060]/g, '');

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

test(
  'Words are emphasized by keys, and the buttons say so',
  { tag: '@generator' },
  async ({ backend, person, openAs }) => {
    const { page, editor, saved } = await deskWith(backend, person, openAs)('Nobody came.');
    await editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(page.getByRole('button', { name: 'Bold', pressed: true })).toBeVisible();
    await page.keyboard.type(' Not one');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('ControlOrMeta+i');
    await expect(page.getByRole('button', { name: 'Italic', pressed: true })).toBeVisible();
    await page.keyboard.type(' of them');
    await page.keyboard.press('ControlOrMeta+i');
    await page.keyboard.type('.');
    await expect(editor.locator('strong')).toHaveText(' Not one');
    await expect(editor.locator('em')).toHaveText(' of them');
    await expect.poll(async () => plain(await saved())).toBe('Nobody came. **Not one** *of them*.');
  },
);

test(
  'Two number signs and a blank make a heading, and one undo brings them back',
  { tag: '@generator' },
  async ({ backend, person, openAs }) => {
    const { page, editor, beginLine, saved } = await deskWith(backend, person, openAs)('Nobody came.');
    await beginLine();
    await page.keyboard.type('## ');
    await expect(editor.getByRole('heading', { level: 3 })).toBeAttached();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor.getByRole('heading')).toHaveCount(0);
    await expect(editor).toContainText('## ');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.type('At night');
    await expect.poll(saved).toEqual(['Nobody came.\n\n## At night']);
  },
);

test(
  'Typed marks emphasize a word, and one undo makes them characters again',
  { tag: '@generator' },
  async ({ backend, person, openAs }) => {
    const { page, editor, saved } = await deskWith(backend, person, openAs)('Nobody came.');
    await editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' **Not one** of _them_');
    await expect(editor.locator('strong')).toHaveText('Not one');
    await expect(editor.locator('em')).toHaveText('them');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor).toHaveText('Nobody came. Not one of _them_');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(editor).toHaveText('Nobody came. Not one of them');
    await expect.poll(saved).toEqual(['Nobody came. **Not one** of *them*']);
  },
);

test('Tab leaves the text and changes nothing in it', { tag: '@generator' }, async ({ backend, person, openAs }) => {
  const { page, editor } = await deskWith(backend, person, openAs)('Nobody came.');
  await editor.click();
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveText('Nobody came.');
});

test(
  'A story without words says where to write, until there are some',
  { tag: '@generator' },
  async ({ backend, person, openAs }) => {
    const { page, editor } = await deskWith(backend, person, openAs)('Nobody came.');
    const hint = () =>
      editor
        .locator('> :first-child')
        .evaluate((line) => getComputedStyle(line, '::before').content.replaceAll('"', ''));
    await editor.click();
    expect(await hint()).toBe('none');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect.poll(hint).toBe('Write your story here…');
    await page.keyboard.type('A');
    await expect.poll(hint).toBe('none');
  },
);

test(
  'Emphasis that a line without letters cannot keep is not shown',
  { tag: '@generator' },
  async ({ backend, person, openAs }) => {
    const { page, editor, beginLine, saved } = await deskWith(backend, person, openAs)('Nobody came.');
    await beginLine();
    await page.keyboard.press('ControlOrMeta+b');
    const weight = () => editor.locator('strong').evaluate((element) => getComputedStyle(element).fontWeight);
    await page.keyboard.type('…');
    expect(await weight()).toBe(await editor.evaluate((element) => getComputedStyle(element).fontWeight));
    await expect.poll(saved).toEqual(['Nobody came.\n\n…']);
    await page.keyboard.type('then');
    await expect.poll(weight).not.toBe(await editor.evaluate((element) => getComputedStyle(element).fontWeight));
    await expect.poll(saved).toEqual(['Nobody came.\n\n**…then**']);
  },
);
