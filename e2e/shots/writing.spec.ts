import { CuttableNetwork } from '../fixtures/cuttable-network.ts';
import { DeskScreen } from '../fixtures/desk.ts';
import { DeskStates, PROPOSED } from '../fixtures/desk-states.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import { createPerson, keepStory, signedIn } from '../fixtures/people.ts';
import { FRAMES, shoot } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/test.ts';

const STATES = [
  'rest',
  'menu',
  'arriving',
  'ready',
  'failed',
  'instruction',
  'conflict',
  'comparing',
  'chapters',
  'notes',
  'versions',
  'comparedVersions',
  'offline',
  'gone',
] as const;

/** States in which a part of the page is fixed over the rest. */
const OVER: readonly string[] = [
  'menu',
  'instruction',
  'comparing',
  'chapters',
  'notes',
  'versions',
  'comparedVersions',
];

const CHAPTERS = '# The Lamp\n\n## The Rain\n\nIt rained.\n\n## The Road\n\nThe road stayed lit.';

for (const { name: frame, options } of FRAMES) {
  test.describe(frame, () => {
    const { reducedMotion, ...window } = options;
    test.use({ ...window, contextOptions: { reducedMotion } });

    test.describe('the writing desk', () => {
      test.use({ story: PROPOSED });

      test('Every state of the writing desk is pictured', async ({ openAs, backend, provider, person }) => {
        test.setTimeout(300_000);
        const page = await openAs(person, '/dashboard', options);
        for (const state of STATES) {
          const states = await DeskStates.on(page, { backend, person, provider });
          await states.rest();
          if (state !== 'rest') await states[state]();
          await shoot(page, `desk-${state}`, !OVER.includes(state));
          await page.context().setOffline(false);
        }
      });
    });

    test('A story with chapters and what happens next in it are pictured', async ({ browser, demo }) => {
      const person = await createPerson(demo);
      const id = await keepStory(demo, person, { title: 'The Lamp', prompt: 'A lamp', text: CHAPTERS });
      const context = await browser.newContext({ ...options, baseURL: demo.url, ...signedIn(demo, person) });
      const page = await context.newPage();
      const desk = new DeskScreen(page);
      await page.goto(`/story/${id}`);
      await page.getByText('Chapters', { exact: true }).click();
      await shoot(page, 'story-chapters');
      await page.getByRole('link', { name: 'What happens next?' }).click();
      await expect(desk.next.heading).toBeFocused();
      await shoot(page, 'desk-next');
      await page.getByRole('button', { name: /^Suggest/ }).click();
      await expect(page.getByRole('group', { name: 'How it goes on' })).toBeVisible();
      await shoot(page, 'desk-next-suggestions');
      await desk.next.write.click();
      await expect(desk.accept).toBeVisible();
      await shoot(page, 'desk-next-proposal');
      await context.close();
    });

    test('An outline, and a story that is written with it, are pictured', async ({ page, demo }) => {
      const generator = new GeneratorScreen(page);
      await generator.open('fantasy', demo.url);
      await generator.settings.click();
      await page.getByRole('slider').press('End');
      await page.getByRole('tab', { name: 'AI Story Prompt' }).click();
      await page.getByRole('button', { name: 'Who is in it' }).click();
      await page.keyboard.type('Mara, the keeper of the lamp');
      await generator.prompt.fill('A lamp that has to be lit every night.');
      await shoot(page, 'generator-who');
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
      await generator.finished();
      await shoot(page, 'generator-outline-finished', false);
    });

    test.describe('a connection', () => {
      test.use({ story: longStory('The Lamp at Harrow Fen', 16), pace: 4 });

      test('A story that waits for its connection is pictured', async ({ backend, provider, generator }) => {
        const network = await CuttableNetwork.before(backend);
        provider.script = 'hold';
        await generator.open('fantasy', network.url);
        await generator.write('A lamp that has to be lit every night.');
        await generator.grown(200);
        network.cut();
        await expect(generator.reconnecting).toBeVisible();
        await shoot(generator.page, 'generator-reconnecting', false);
        network.mend();
        provider.release();
        await network.close();
      });
    });
  });
}
