import { deskPath, DeskScreen, revisions, storedText } from '../fixtures/desk.ts';
import { keepStory } from '../fixtures/people.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { expect, test as base } from '../fixtures/test.ts';

const STORY = { title: 'The Lamp', prompt: 'A lamp.', text: '# The Lamp\n\nOne.\n\nTwo.\n\nThree.' };

interface Kept {
  readonly id: string;
  /** The text as the database has it. */
  readonly stored: () => Promise<string>;
}

const test = base.extend<{ kept: Kept }>({
  kept: async ({ backend, person }, use) => {
    const id = await keepStory(backend, person, STORY);
    await use({ id, stored: async () => (await storedText(backend, person, id)).story });
  },
});

test.describe('the writing desk', { tag: '@generator' }, () => {
  test('Typed text survives a reload and a lost connection, and appears on the story’s page', async ({
    backend,
    person,
    kept,
    openAs,
  }) => {
    const page = await openAs(person, `/story/${kept.id}`);
    await page.getByRole('link', { name: 'Edit' }).first().click();
    const desk = new DeskScreen(page);
    await desk.typeAfter('Two.', ' And a half.');
    await expect.poll(kept.stored).toBe(STORY.text.replace('Two.', 'Two. And a half.'));
    await expect(desk.state('Saved')).toBeVisible();
    await page.reload();
    await expect(desk.text).toContainText('Two. And a half.');
    await page.context().setOffline(true);
    await desk.typeAfter('One.', ' Offline.');
    await expect(desk.state('Saved on this device. You’re offline.')).toBeVisible();
    await desk.typeAfter('Three.', ' And more.');
    await page.context().setOffline(false);
    await expect(desk.state('Saved')).toBeVisible();
    expect(await kept.stored()).toBe('# The Lamp\n\nOne. Offline.\n\nTwo. And a half.\n\nThree. And more.');
    await page.getByRole('link', { name: 'Back to the story' }).click();
    await expect(page).toHaveURL(new RegExp(`/story/${kept.id}$`));
    await expect(page.getByRole('article')).toContainText('Three. And more.');
    const causes = (await revisions(backend, person, kept.id)).map(({ cause }) => cause);
    expect(causes).toEqual(['typed', 'typed', 'written']);
  });

  test('A second tab shows what the first one saves, and keeps its own caret', async ({ person, kept, openAs }) => {
    const first = new DeskScreen(await openAs(person, deskPath(kept.id)));
    const second = new DeskScreen(await first.page.context().newPage());
    await second.page.goto(deskPath(kept.id));
    await second.text.getByText('Three.').click();
    await second.page.keyboard.press('End');
    await first.typeAfter('One.', ' First tab.');
    await expect(second.text).toContainText('One. First tab.');
    await second.page.keyboard.type(' Second tab.');
    await expect(first.text).toContainText('Three. Second tab.');
    await expect(second.conflict).toBeHidden();
    await expect.poll(kept.stored).toBe('# The Lamp\n\nOne. First tab.\n\nTwo.\n\nThree. Second tab.');
  });

  test(
    'When two browsers change one story, both texts are shown and kept',
    { tag: [...IN_SOAK] },
    async ({ backend, person, kept, openAs }) => {
      const mine = new DeskScreen(await openAs(person, deskPath(kept.id)));
      const theirs = new DeskScreen(await openAs(person, deskPath(kept.id)));
      await expect(mine.text).toBeVisible();
      await theirs.typeAfter('Two.', ' Theirs.');
      await expect(theirs.state('Saved')).toBeVisible();
      await mine.typeAfter('Two.', ' Mine.');
      await expect(mine.conflict).toBeVisible();
      expect(await kept.stored()).toContain('Two. Theirs.');
      await mine.button('Compare and choose').click();
      await expect(mine.dialog.locator('ins').getByText('Theirs')).toBeVisible();
      await expect(mine.dialog.locator('ins').getByText('Mine')).toBeVisible();
      await mine.dialog.getByRole('button', { name: 'Take all of the other one' }).click();
      await expect(mine.dialog).toBeHidden();
      await expect(mine.text).toContainText('Two. Theirs.');
      await expect(mine.conflict).toBeHidden();
      const texts = (await revisions(backend, person, kept.id)).map(({ cause, story }) => [
        cause,
        story.split('\n')[4],
      ]);
      expect(texts).toEqual([
        ['restored', 'Two. Theirs.'],
        ['typed', 'Two. Mine.'],
        ['typed', 'Two. Theirs.'],
        ['written', 'Two.'],
      ]);
    },
  );
});
