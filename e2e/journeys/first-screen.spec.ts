import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { shareIdOf, sharePrompt, shareStory } from '../fixtures/community.ts';
import { expectInFirstScreen, expectInWindow, LOW_SCREENS, SCREENS } from '../fixtures/first-screen.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import { createPerson, keepStory, SAVED_STORY, signedIn } from '../fixtures/people.ts';
import { type ScriptedService, startScriptedService } from '../fixtures/scripted-service.ts';
import { settled, still } from '../fixtures/settled.ts';

const STORY = longStory('The Lamp at Harrow Fen', 16);

let service: ScriptedService;
let person: BrowserContext;
let storyId = '';
let shareId = '';
test.beforeAll(async ({ browser }) => {
  service = await startScriptedService(STORY);
  service.provider.pace = 1;
  const { backend } = service;
  const account = await createPerson(backend, 'mina');
  storyId = await keepStory(backend, account);
  await shareStory(backend, account, { ...SAVED_STORY, title: 'The Shared Lamp' }, { id: storyId });
  shareId = (await shareIdOf(backend, account, storyId)) ?? '';
  await sharePrompt(backend, account, { title: 'A Lamp', prompt: 'A lamp that has to be lit every night.' });
  person = await browser.newContext(signedIn(backend, account));
});
test.afterAll(async () => {
  await person.close();
  await service.stop();
});

/** The generator, with what it says to a guest of the free stories, or what a user sees. */
async function openGenerator(page: Page, guest: boolean, genre = 'fantasy'): Promise<GeneratorScreen> {
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url, genre);
  if (guest) await expect(page.getByText(/^You have used \d\/3 free AI-generated stories\./)).toBeVisible();
  await still(page);
  return generator;
}

for (const [device, size] of Object.entries({ ...SCREENS, ...LOW_SCREENS })) {
  test(`prompt and Generate stand in the first screen of ${device}`, async ({ page }) => {
    for (const [visitor, guest] of [
      [page, true],
      [await person.newPage(), false],
    ] as const) {
      await visitor.setViewportSize(size);
      // The longest title, and the longest description.
      for (const genre of ['children', 'fantasy']) {
        const generator = await openGenerator(visitor, guest, genre);
        const who = `${guest ? 'a guest' : 'a user'} at ${genre}`;
        await expectInFirstScreen(visitor, generator.prompt, `the prompt, for ${who}`);
        await expectInFirstScreen(visitor, generator.generate, `Generate, for ${who}`);
        await expectInFirstScreen(visitor, generator.settings, `the settings on one line, for ${who}`);
      }
    }
  });
}

for (const [device, size] of Object.entries(SCREENS)) {
  test(`the end of a story that is followed comes with what can be done with it, on ${device}`, async ({
    browser,
    page,
  }) => {
    const { backend } = service;
    const account = await createPerson(backend, `ends-${size.width}`);
    const context = await browser.newContext(signedIn(backend, account));
    for (const [visitor, guest] of [
      [page, true],
      [await context.newPage(), false],
    ] as const) {
      await visitor.setViewportSize(size);
      const generator = await openGenerator(visitor, guest);
      await generator.write('A lamp that has to be lit every night.');
      await generator.told(STORY);
      const last = generator.story.locator('p').last();
      const actions = guest
        ? [
            generator.download,
            visitor.getByRole('region', { name: 'Your story' }).getByRole('link', { name: 'Sign in' }),
          ]
        : [generator.save, generator.share, generator.download];
      for (const action of [...actions, generator.another]) await expectInWindow(action, `an action on ${device}`);
      const { bottom, top } = await last.evaluate((line) => line.getBoundingClientRect().toJSON());
      const header = await visitor.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(size.height);
      expect(bottom - Math.max(top, header)).toBeGreaterThan(24);
    }
    await context.close();
  });
}

for (const [width, height] of [
  [390, 480],
  [360, 380],
] as const) {
  test(`Generate stays above the keyboard of a phone that leaves ${width} by ${height}, and so does the prompt`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const generator = await openGenerator(page, true);
    await generator.prompt.click();
    await page.setViewportSize({ width, height });
    await page.keyboard.type('A lamp');
    await expectInWindow(generator.prompt, 'the prompt');
    await expectInWindow(generator.generate, 'Generate');
    service.provider.script = 'hold';
    await generator.generate.click();
    await generator.grown(1);
    await expectInWindow(generator.stop, 'Stop');
    await generator.stopWriting();
    service.provider.script = 'normal';
  });
}

/** What people come to a page for, by its address; with `lines`, the beginning of a text, and not all of it. */
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

for (const device of ['a laptop', 'a phone'] as const) {
  test(`what people come to a page for stands in the first screen of ${device}`, async ({ page }) => {
    test.slow();
    const pages = { guest: page, person: await person.newPage() };
    for (const visitor of Object.values(pages)) await visitor.setViewportSize(SCREENS[device]);
    for (const [route, { of, lines }] of Object.entries(PAGES)) {
      const visitor = /^\/(?:dashboard|story)/.test(route) ? pages.person : pages.guest;
      await visitor.goto(service.backend.url + route.replace(':storyId', storyId).replace(':shareId', shareId));
      await settled(visitor);
      const target = of(visitor.getByRole('main'));
      const box = await target.boundingBox({ timeout: 10_000 }).catch(() => null);
      const end = box && Math.round(box.y + (lines ? LINES_PX : box.height));
      expect.soft(end ?? Infinity, `${route} on ${device}: where it ends`).toBeLessThanOrEqual(SCREENS[device].height);
    }
  });
}
