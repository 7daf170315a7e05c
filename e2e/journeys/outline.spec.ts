import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { LONGER_IN_SOAK } from '../fixtures/rings.ts';
import { expectSoundInSoak } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'A guest plans a long story by keyboard and sees its chapters fill up',
  { tag: LONGER_IN_SOAK },
  async ({ demo, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const generator = new GeneratorScreen(page);
    await generator.open('fantasy', demo.url);
    await generator.settings.click();
    // From 500 words, by 1,000 each.
    for (const key of ['Home', 'PageUp', 'PageUp']) await page.getByRole('slider').press(key);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '2500');
    await page.getByRole('tab', { name: 'AI Story Prompt' }).click();
    await generator.prompt.fill('A lamp that has to be lit every night.');
    await generator.generate.press('Enter');

    const heading = page.getByRole('heading', { name: 'Outline' });
    await expect(heading).toBeFocused();
    const titles = page.getByRole('textbox', { name: /^Chapter \d+$/ });
    const planned = await titles.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(planned.length).toBeGreaterThanOrEqual(3);
    await expectSoundInSoak(page, 'outline', 'main');

    await page.getByRole('button', { name: 'Move chapter 1 down' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move chapter 2 down' })).toBeFocused();
    await page.getByRole('button', { name: `Remove chapter ${planned.length}` }).press('Enter');
    await titles.first().fill('The first chapter');
    await page.reload();
    await expect(titles).toHaveCount(planned.length - 1);
    await expect(titles.first()).toHaveValue('The first chapter');
    await expect(titles.nth(1)).toHaveValue(planned[0] ?? '');

    await page.getByRole('button', { name: 'Write the story' }).press('Enter');
    await expect(generator.stop).toBeFocused();
    const chapters = page.getByRole('group').filter({ hasText: /^Chapter \d+ of \d+/ });
    await expect(chapters.getByRole('listitem').filter({ hasText: 'being written' })).toHaveCount(1);
    await generator.finished();
    await expect(heading).not.toBeVisible();
    await expect(generator.prompt).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: ', written' })).toHaveCount(planned.length - 1);
    await expectSoundInSoak(page, 'a planned story', 'main');
  },
);
