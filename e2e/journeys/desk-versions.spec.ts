import { expectNoViolations } from '../fixtures/axe.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { keepStory } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const STORY = {
  title: 'The Lamp',
  prompt: 'A lamp that has to be lit every night.',
  text: '# The Lamp\n\nIlse lit the lamp.\n\nNobody came.',
};

test('An edited story is compared with its first version, restored and brought back at 390 px by keyboard @generator', async ({
  backend,
  person,
  openAs,
}) => {
  const id = await keepStory(backend, person, STORY);
  const page = await openAs(person, `/story/${id}`, { viewport: { width: 390, height: 844 } });
  const { keyboard } = page;
  const text = page.getByRole('textbox', { name: /^Text of/ });
  const press = async (name: string) => {
    await tabTo(page.getByRole('button', { name, exact: true }));
    await keyboard.press('Enter');
  };

  await test.step('edit', async () => {
    await tabTo(page.getByRole('link', { name: 'Edit', exact: true }));
    await keyboard.press('Enter');
    await expect(text).toContainText('Nobody came.');
    await text.focus();
    await keyboard.press('ControlOrMeta+End');
    await keyboard.type(' Not even the rain.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('see the versions, and compare two', async () => {
    await press('Versions');
    const list = page.getByRole('navigation', { name: 'Versions, newest first' });
    await expect(list.getByRole('button')).toHaveCount(2);
    await expectNoViolations(page, 'the list of versions', [390]);
    await tabTo(list.getByRole('button', { name: /Typed/ }));
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(page.getByRole('article', { name: /^The story/ })).toContainText('Nobody came.');
    await tabTo(page.getByRole('radio', { name: 'Read' }));
    await keyboard.press('ArrowRight');
    await expect(page.getByText('4 words added, 0 removed.').first()).toBeVisible();
    await expect(page.locator('ins')).toContainText('Not even the rain');
    await expectNoViolations(page, 'two versions compared', [390]);
  });

  await test.step('restore, and undo', async () => {
    await press('Restore');
    await expect(page.getByText('Version restored')).toBeVisible();
    await expect(text).not.toContainText('Not even the rain.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo restoring' }).click();
    await expect(text).toContainText('Not even the rain.');
    await press('Versions');
    await expect(page.getByRole('button', { name: /Restored from/ })).toHaveCount(2);
  });
});
