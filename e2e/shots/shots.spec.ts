import type { Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../fixtures/backend.ts';
import { DeskScreen } from '../fixtures/desk.ts';
import { DESK_STATES, openNewDesk, PROPOSED } from '../fixtures/desk-states.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { keepStory, SAVED_STORY } from '../fixtures/people.ts';
import { ROUTES } from '../fixtures/routes.ts';
import { settled, still } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';
import { moveIn } from '../fixtures/visitors.ts';

const FOLDER = join(repository, 'shots');

/** What every page is pictured in: a phone and a desktop, light and dark. */
const FRAMES = ([390, 1280] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width} px, ${colorScheme}`,
    options: {
      viewport: { width, height: width === 390 ? 844 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
    } as const,
  })),
);

/** Takes a picture of a page, or of what its window shows, once nothing moves. */
async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  // A whole page is pictured from its top, or the fixed header stands in its middle.
  if (fullPage) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await still(page);
  const width = page.viewportSize()?.width;
  const theme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  await page.screenshot({ path: join(FOLDER, `${name}-${width}-${theme}.png`), fullPage });
}

const MORE_STORIES = [
  ['scifi', 'The Second Voice', 'The last lighthouse keeper on Europa hears a second voice on the emergency channel.'],
  ['children', 'Tilda and the Drum', 'A shy hedgehog wants to join the forest orchestra but is afraid of the drum.'],
  ['romance', 'One Oven for Two Bakers, and a Week until the Harvest Fair', 'Two rival bakers share one oven.'],
] as const;

/** States in which a part of the page is fixed over the rest. */
const OVER: readonly string[] = ['instruction', 'comparing', 'chapters', 'notes', 'versions'];

const CHAPTERS = '# The Lamp\n\n## The Rain\n\nIt rained.\n\n## The Road\n\nThe road stayed lit.';

for (const { name: frame, options } of FRAMES) {
  test.describe(frame, () => {
    const { reducedMotion, ...window } = options;
    test.use({
      household: async ({ backend }, use) => use(await moveIn(backend)),
      ...window,
      story: PROPOSED,
      contextOptions: { reducedMotion },
    });
    test('Every page and state is pictured', async ({ visitors }) => {
      test.setTimeout(300_000);
      const { guest, person, account, backend } = visitors;
      for (const [genre, title, prompt] of MORE_STORIES) {
        await keepStory(backend, account, { ...SAVED_STORY, title, prompt }, genre);
      }

      for (const route of ROUTES) {
        const name =
          route.path
            .replace(/\/:(?:storyId|shareId)$/, '')
            .replaceAll('/', ' ')
            .trim()
            .replaceAll(' ', '-') || 'home';
        await shoot(await visitors.open(route), name);
      }
      await test.step('menus and dialog', async () => {
        for (const [page, name] of [
          [guest, 'guest'],
          [person, 'person'],
        ] as const) {
          await visitors.open({ path: name === 'guest' ? '/' : '/dashboard', personal: name === 'person' });
          const header = new SiteHeader(page);
          if (await header.openMenu.isVisible()) await header.showMenu();
          else if (name === 'person') await header.account(account.email).click();
          else continue;
          await shoot(page, `state-menu-${name}`, false);
          await page.keyboard.press('Escape');
        }
        await person
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click();
        await expect(person.getByRole('alertdialog')).toBeVisible();
        await shoot(person, 'state-dialog', false);
      });
      await test.step('dashboard: settings, not found', async () => {
        await visitors.open({ path: '/dashboard', personal: true });
        await person.getByRole('tab', { name: 'Account Settings' }).click();
        await expect(person.getByRole('button', { name: 'Set up' })).toBeVisible();
        await settled(person);
        await shoot(person, 'state-dashboard-settings');
        await visitors.open({ path: '/story/00000000-0000-4000-8000-000000000000', personal: true });
        await shoot(person, 'state-story-not-found');
      });
      await test.step('a form with errors', async () => {
        await visitors.open({ path: '/signup', personal: false });
        await guest.getByRole('button', { name: 'Create account' }).click();
        await shoot(guest, 'state-form-errors');
      });
      await test.step('the generator: settings, waiting, failed, finished', async () => {
        await visitors.open({ path: '/generators/scifi', personal: false });
        const generator = new GeneratorScreen(guest);
        await guest.getByRole('tab', { name: 'AI Story Generator Settings' }).click();
        await shoot(guest, 'state-generator-settings');
        await generator.chooseShortest();
        await guest.route('**/functions/v1/generate-story', () => undefined);
        await generator.write('The last lighthouse keeper on Europa hears a second voice.');
        await expect(guest.getByText('Generating your AI story...')).toBeVisible();
        await shoot(guest, 'state-generator-waiting');
        await guest.unrouteAll({ behavior: 'ignoreErrors' });
        await guest.route('**/functions/v1/generate-story', (route) => route.abort());
        await generator.open('romance');
        await generator.write('The last lighthouse keeper on Europa hears a second voice.');
        await expect(generator.failure).toBeVisible();
        await shoot(guest, 'state-generator-failed');
        await guest.unrouteAll({ behavior: 'ignoreErrors' });
        await guest.getByRole('button', { name: 'Try Again' }).click();
        await generator.finished();
        await shoot(guest, 'state-generator-finished');
      });
      await test.step('no module', async () => {
        await guest.route('**/remotes/generator/*/mf-manifest.json', (route) => route.abort());
        await guest.goto('/generators');
        await settled(guest);
        await shoot(guest, 'state-module-failed');
      });
    });

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
