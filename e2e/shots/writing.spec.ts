import { DeskScreen } from '../fixtures/desk.ts';
import { DESK_STATES, openNewDesk, PROPOSED } from '../fixtures/desk-states.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { keepStory } from '../fixtures/people.ts';
import { FRAMES, shoot } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/test.ts';

/** States in which a part of the page is fixed over the rest. */
const OVER: readonly string[] = ['instruction', 'comparing', 'chapters', 'notes', 'versions'];

const CHAPTERS = '# The Lamp\n\n## The Rain\n\nIt rained.\n\n## The Road\n\nThe road stayed lit.';

for (const { name: frame, options } of FRAMES) {
  test.describe(frame, () => {
    const { reducedMotion, ...window } = options;
    test.use({ ...window, contextOptions: { reducedMotion }, story: PROPOSED });

    test('Every state of the writing desk is pictured', async ({ openAs, backend, person }) => {
      test.setTimeout(300_000);
      const page = await openAs(person, '/dashboard', options);
      for (const [state, show] of Object.entries(DESK_STATES)) {
        await show(await openNewDesk(page, backend, person));
        await shoot(page, `desk-${state}`, !OVER.includes(state));
        await page.context().setOffline(false);
      }
      const story = { title: 'The Lamp', prompt: 'A lamp', text: CHAPTERS };
      await page.goto(`/story/${await keepStory(backend, person, story)}`);
      await page.getByText('Chapters', { exact: true }).click();
      await shoot(page, 'story-chapters');
      await page.getByRole('link', { name: 'What happens next?' }).click();
      await expect(new DeskScreen(page).next.heading).toBeFocused();
      await shoot(page, 'desk-next');
    });

    test('An outline, and a story that is written with it, are pictured', async ({ page, demo }) => {
      const generator = new GeneratorScreen(page);
      await generator.open('fantasy', demo.url);
      await generator.settings.click();
      await page.getByRole('slider').press('End');
      await page.getByRole('tab', { name: 'AI Story Prompt' }).click();
      await generator.prompt.fill('A lamp that has to be lit every night.');
      await generator.generate.press('Enter');
      await expect(page.getByRole('heading', { name: 'Outline' })).toBeFocused();
      await shoot(page, 'generator-outline');
      // Right after Generate, the page ignores a press.
      await expect(async () => {
        await page.getByRole('button', { name: 'Write the story' }).press('Enter', { timeout: 1000 });
        await expect(generator.stop).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByText(/^Chapter 2 of \d+/)).toBeVisible();
      await shoot(page, 'generator-outline-writing', false);
    });
  });
}
