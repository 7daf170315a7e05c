import type { Locator, Page } from '@playwright/test';
import { sharePrompt } from '../fixtures/community.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { expectInWindow } from '../fixtures/in-window.ts';
import { SAVED_STORY } from '../fixtures/people.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { settled, still } from '../fixtures/settled.ts';
import { expect, test, walkingTest } from '../fixtures/test.ts';

/** Window sizes in which a page is checked without scrolling. */
const SCREENS = {
  'a laptop': { width: 1280, height: 720 },
  'a phone': { width: 390, height: 844 },
  'a small phone': { width: 360, height: 640 },
} as const;

/** Windows too low for more than the beginning of a page. */
const LOW_SCREENS = { 'a laptop at 200 %': { width: 640, height: 360 } } as const;

/** Waits until an element is in the window and not covered, on a page that has not been scrolled. */
async function expectInFirstScreen(page: Page, target: Locator, what: string): Promise<void> {
  await expectInWindow(target, what);
  expect(await page.evaluate(() => scrollY), `${what}: the page is scrolled`).toBe(0);
}

walkingTest('The prompt, Generate and the settings are in the first screen of every device', async ({ visitors }) => {
  const page = visitors.guest;
  const generator = new GeneratorScreen(page);
  // The genres with the longest title and the longest description.
  for (const genre of ['children', 'fantasy'] as const) {
    await generator.open(genre);
    await expect(page.getByText(/^You have used \d\/3 free AI-generated stories\./)).toBeVisible();
    for (const [device, size] of Object.entries({ ...SCREENS, ...LOW_SCREENS })) {
      await page.setViewportSize(size);
      await still(page);
      const where = `at ${genre} on ${device}`;
      await expectInFirstScreen(page, generator.prompt, `the prompt, ${where}`);
      await expectInFirstScreen(page, generator.generate, `Generate, ${where}`);
      await expectInFirstScreen(page, generator.settings, `the settings on one line, ${where}`);
    }
  }
});

test('The prompt, Generate and Stop stay above the keyboard of a phone', async ({ provider, page, generator }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await generator.open();
  await generator.prompt.click();
  await page.setViewportSize({ width: 390, height: 480 });
  await page.keyboard.type('A lamp');
  await expectInWindow(generator.prompt, 'the prompt');
  await expectInWindow(generator.generate, 'Generate');
  provider.script = 'hold';
  await generator.generate.click();
  await generator.grown(1);
  await expectInWindow(generator.stop, 'Stop');
  await generator.stopWriting();
});

interface Wanted {
  readonly of: (main: Locator) => Locator;
  /** Two lines of a text are enough. */
  readonly lines?: true;
}

const firstHeading: Wanted = { of: (main) => main.getByRole('article').first().getByRole('heading') };
const firstLines: Wanted = { of: (main) => main.getByRole('article').locator('p').first(), lines: true };
const control = (role: 'button' | 'link' | 'searchbox', name?: string): Wanted => ({
  of: (main) => main.getByRole(role, name === undefined ? {} : { name, exact: true }).first(),
});

/** The main content of the pages that `npm test` looks at, and of those that only the soak does. */
const FIRST: Readonly<Record<string, Wanted>> = {
  '/': control('link', 'Start Creating'),
  '/dashboard': control('link', SAVED_STORY.title),
};
const OTHERS: Readonly<Record<string, Wanted>> = {
  '/community': firstHeading,
  '/s/:shareId': firstLines,
  '/inspiration': firstHeading,
  '/blog/world-building': firstLines,
  '/pricing': { of: (main) => main.getByText('$0').first() },
  '/features': { of: (main) => main.locator('h3').first() },
  '/faq': { of: (main) => main.locator('summary').nth(1) },
  '/search': control('searchbox'),
  '/about': { of: (main) => main.locator('section p').first(), lines: true },
  '/terms': firstLines,
  '/auth': control('button', 'Sign in'),
  '/dashboard?section=shared': { of: (main) => main.locator('li[data-story]').first(), lines: true },
  '/story/:storyId': firstLines,
};

/** Two lines of a story. */
const LINES_PX = 64;

for (const [title, pages, tag] of [
  ['The home page and the dashboard show their main content in the first screen', FIRST, []],
  ['Every other page shows its main content in the first screen', OTHERS, IN_SOAK],
] as const) {
  walkingTest(title, { tag: [...tag] }, async ({ visitors }) => {
    test.slow();
    await sharePrompt(visitors.backend, visitors.account, { title: 'A Lamp', prompt: 'A lamp that burns.' });
    for (const [path, { of, lines }] of Object.entries(pages)) {
      const page = await visitors.open({ path, personal: /^\/(?:dashboard|story)/.test(path) });
      for (const [device, size] of Object.entries(SCREENS)) {
        await page.setViewportSize(size);
        await settled(page);
        const box = await of(page.getByRole('main')).boundingBox();
        const end = box && Math.round(box.y + (lines ? Math.min(LINES_PX, box.height) : box.height));
        expect.soft(end ?? Infinity, `where ${path} ends on ${device}`).toBeLessThanOrEqual(size.height);
      }
    }
  });
}
