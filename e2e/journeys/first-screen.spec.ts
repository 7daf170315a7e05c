import type { Locator, Page } from '@playwright/test';
import { sharePrompt } from '../fixtures/community.ts';
import { expectInFirstScreen, expectInWindow, LOW_SCREENS, SCREENS } from '../fixtures/first-screen.ts';
import { type Genre, GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import { SAVED_STORY } from '../fixtures/people.ts';
import { settled, still } from '../fixtures/settled.ts';
import { inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test, walkingTest } from '../fixtures/test.ts';

/** As long as it is asked for: a story that came out shorter says so, in two more lines. */
const STORY = longStory('The Lamp at Harrow Fen', 127);

test.use({ story: STORY, pace: 1 });

/** Opens the generator, and waits for the note about free stories that a guest sees. */
async function openGenerator(page: Page, guest: boolean, genre: Genre = 'fantasy'): Promise<GeneratorScreen> {
  const generator = new GeneratorScreen(page);
  await generator.open(genre);
  if (guest) await expect(page.getByText(/^You have used \d\/3 free AI-generated stories\./)).toBeVisible();
  await still(page);
  return generator;
}

for (const visitor of ['guest', 'person'] as const) {
  walkingTest(
    `The prompt, Generate and the settings are in the first screen of every device for a ${visitor}`,
    { tag: inMatrixUnless(visitor === 'guest') },
    async ({ visitors }) => {
      const page = visitors[visitor];
      // The genres with the longest title and the longest description.
      for (const genre of ['children', 'fantasy'] as const) {
        const generator = await openGenerator(page, visitor === 'guest', genre);
        for (const [device, size] of Object.entries({ ...SCREENS, ...LOW_SCREENS })) {
          await page.setViewportSize(size);
          await still(page);
          const where = `at ${genre} on ${device}`;
          await expectInFirstScreen(page, generator.prompt, `the prompt, ${where}`);
          await expectInFirstScreen(page, generator.generate, `Generate, ${where}`);
          await expectInFirstScreen(page, generator.settings, `the settings on one line, ${where}`);
        }
      }
    },
  );
}

for (const [device, size] of Object.entries(SCREENS)) {
  test(
    `On ${device}, the end of a story that is followed comes into view together with its actions`,
    { tag: inMatrixUnless(device === 'a phone') },
    async ({ provider, page, person, openAs }) => {
      for (const [visitor, guest] of [
        [page, true],
        [await openAs(person, '/generators/fantasy'), false],
      ] as const) {
        await visitor.setViewportSize(size);
        const generator = await openGenerator(visitor, guest);
        // A story that arrives at once is not followed, but shown from its first words.
        provider.script = 'hold';
        await generator.write('A lamp that has to be lit every night.');
        await generator.grown(STORY.length / 3);
        provider.release();
        await generator.told(STORY);
        const last = generator.story.locator('p').last();
        const actions = guest
          ? [
              generator.download,
              visitor.getByRole('region', { name: 'Your story' }).getByRole('link', { name: 'Sign in', exact: true }),
            ]
          : [generator.save, generator.share, generator.download];
        for (const action of [...actions, generator.another]) await expectInWindow(action, `an action on ${device}`);
        const { bottom, top } = await last.evaluate((line) => line.getBoundingClientRect().toJSON());
        const header = await visitor.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
        expect(bottom).toBeLessThan(size.height);
        expect(bottom - Math.max(top, header)).toBeGreaterThan(24);
      }
    },
  );
}

for (const [width, height] of [
  [390, 480],
  [360, 380],
] as const) {
  test(
    `Generate and the prompt stay above the keyboard of a phone that leaves ${width} by ${height}`,
    { tag: inMatrixUnless(width === 390) },
    async ({ provider, page }) => {
      await page.setViewportSize({ width, height: 844 });
      const generator = await openGenerator(page, true);
      await generator.prompt.click();
      await page.setViewportSize({ width, height });
      await page.keyboard.type('A lamp');
      await expectInWindow(generator.prompt, 'the prompt');
      await expectInWindow(generator.generate, 'Generate');
      provider.script = 'hold';
      await generator.generate.click();
      await generator.grown(1);
      await expectInWindow(generator.stop, 'Stop');
      await generator.stopWriting();
    },
  );
}

/** The main content of each page; with `lines`, only its first two lines have to be seen. */
const PAGES: Readonly<Record<string, { readonly of: (main: Locator) => Locator; readonly lines?: true }>> = {
  '/': { of: (main) => main.getByRole('link', { name: 'Start Creating' }).first() },
  '/inspiration': { of: (main) => main.getByRole('article').first().getByRole('heading') },
  '/inspiration-me': { of: (main) => main.getByRole('article').first().getByRole('heading') },
  '/community': { of: (main) => main.getByRole('article').first().getByRole('heading') },
  '/blog': { of: (main) => main.getByRole('article').first().getByRole('heading') },
  '/blog/world-building': { of: (main) => main.getByRole('article').locator('p').first(), lines: true },
  '/pricing': { of: (main) => main.getByText('$0').first() },
  '/faq': { of: (main) => main.getByRole('searchbox') },
  '/search': { of: (main) => main.getByRole('searchbox') },
  '/auth': { of: (main) => main.getByRole('button', { name: 'Sign in', exact: true }) },
  '/dashboard': { of: (main) => main.getByRole('link', { name: SAVED_STORY.title }).first() },
  '/story/:storyId': { of: (main) => main.getByRole('article').locator('p').first(), lines: true },
  '/s/:shareId': { of: (main) => main.getByRole('article').locator('p').first(), lines: true },
};

/** Two lines of a story. */
const LINES_PX = 64;

for (const [path, { of, lines }] of Object.entries(PAGES)) {
  walkingTest(
    `The main content of ${path} is in the first screen of a laptop and of a phone`,
    { tag: inMatrixUnless(['/', '/dashboard', '/s/:shareId'].includes(path)) },
    async ({ visitors }) => {
      const { backend, account } = visitors;
      if (path === '/inspiration-me')
        await sharePrompt(backend, account, { title: 'A Lamp', prompt: 'A lamp that has to be lit every night.' });
      const page = await visitors.open({ path, personal: /^\/(?:dashboard|story)/.test(path) });
      for (const device of ['a laptop', 'a phone'] as const) {
        await page.setViewportSize(SCREENS[device]);
        await settled(page);
        const target = of(page.getByRole('main'));
        const box = await target.boundingBox({ timeout: 30_000 }).catch(() => null);
        const end = box && Math.round(box.y + (lines ? LINES_PX : box.height));
        expect.soft(end ?? Infinity, `where it ends on ${device}`).toBeLessThanOrEqual(SCREENS[device].height);
      }
    },
  );
}
