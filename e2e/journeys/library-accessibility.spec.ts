import type { Page } from '@playwright/test';
import { shareStory } from '../fixtures/community.ts';
import { keepStories, LONG_TITLES, SAVED_STORY } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expectSound } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';
import { moveIn } from '../fixtures/visitors.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  household: async ({ backend }, use) => {
    const household = await moveIn(backend);
    const titles = [...LONG_TITLES, ...Array.from({ length: 24 }, (_, index) => `Lantern ${index + 1}`)];
    const stories = titles.map((title) => ({ ...SAVED_STORY, title }));
    await keepStories(backend, household.account, stories);
    await use(household);
  },
});

const FIRST_SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
];

test(
  'Saved stories, shared stories and the text of a story are in the first screen',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { person, guest } = visitors;
    for (const viewport of FIRST_SCREENS) {
      /** Fails where less than this much of an element is above the fold, in CSS pixels. */
      const expectInSight = async (page: Page, selector: string, pixels: number, state: string) => {
        const box = await page.locator(selector).first().boundingBox();
        expect.soft(viewport.height - (box?.y ?? Infinity), `${state}, ${viewport.width} px`).toBeGreaterThan(pixels);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      };
      await person.setViewportSize(viewport);
      await guest.setViewportSize(viewport);
      await visitors.open({ path: '/dashboard?q=lantern+2', personal: true });
      await expectInSight(person, 'li[data-story]', 150, 'a story of the collection');
      await visitors.open({ path: '/dashboard?section=shared', personal: true });
      await expectInSight(person, 'li[data-story]', 150, 'a shared story');
      await visitors.open({ path: '/story/:storyId', personal: true });
      await expectInSight(person, 'article p', 100, 'a saved story’s first lines');
      const tools = await person.getByRole('group', { name: 'What you can do with this story' }).boundingBox();
      expect.soft(tools?.height, `one row of actions, ${viewport.width} px`).toBeLessThan(60);
      await visitors.open({ path: '/s/:shareId', personal: false });
      await expectInSight(guest, 'article p', 100, 'a shared story’s first lines');
    }
  },
);

test(
  'My Stories is accessible and fits: a page of many, long titles, renaming, a deletion, its Undo, nothing found',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { person } = visitors;
    await visitors.open({ path: '/dashboard', personal: true });
    await expect(person.getByText('Page 1 of 2')).toBeVisible();
    await expectSound(person, 'a page of many');
    // A few cards are enough for the rest.
    await visitors.open({ path: '/dashboard?q=fen', personal: true });
    await expect(person.getByText('2 stories found')).toBeVisible();
    await person.getByRole('button', { name: `Rename “${LONG_TITLES[0]}”` }).click();
    await person.getByRole('dialog').getByLabel('Title').fill(' ');
    await person.getByRole('dialog').getByRole('button', { name: 'Save title' }).click();
    await expect(person.getByText('Please enter a title')).toBeVisible();
    await expectSound(person, 'another title');
    await person.keyboard.press('Escape');
    await person.getByRole('button', { name: `Delete “${LONG_TITLES[0]}”` }).click();
    await expect(person.getByRole('alertdialog')).toBeVisible();
    await expectSound(person, 'a deletion');
    // The checks may take longer than the time to undo it.
    await person.route('**/rpc/delete_story', (route) => route.fulfill({ json: 600_000 }));
    await person.route('**/rpc/recently_deleted_stories', (route) =>
      route.fulfill({
        json: [{ id: visitors.storyId, title: LONG_TITLES[1], language: 'English', ms_left: 600_000 }],
      }),
    );
    await person.getByRole('button', { name: 'Delete story' }).click();
    await expect(person.getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
    await expectSound(person, 'the way back');
    await visitors.open({ path: '/dashboard?q=submarine', personal: true });
    await expect(person.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    await expectSound(person, 'nothing found');
  },
);

test(
  'The shared stories are accessible and fit: the list, a deletion, none yet, not loaded',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { person, backend, account } = visitors;
    await shareStory(backend, account, { ...SAVED_STORY, title: LONG_TITLES[0] ?? '' }, { isUnlisted: true });
    await shareStory(backend, account, { ...SAVED_STORY, title: LONG_TITLES[1] ?? '' }, { isPublic: false });
    await visitors.open({ path: '/dashboard?section=shared', personal: true });
    await expect(person.getByText('Unlisted', { exact: true })).toBeVisible();
    await expectSound(person, 'the list');
    await person
      .getByRole('button', { name: /^Delete the shared copy/ })
      .first()
      .click();
    await expect(person.getByRole('alertdialog')).toBeVisible();
    await expectSound(person, 'its deletion');
    await person.route('**/rest/v1/user_shared_stories*', (route) => route.fulfill({ json: [] }));
    await visitors.open({ path: '/dashboard?section=shared', personal: true });
    await expect(person.getByText('No shared stories yet')).toBeVisible();
    await expectSound(person, 'none yet');
    await person.route('**/rest/v1/user_shared_stories*', (route) => route.abort());
    await visitors.open({ path: '/dashboard?section=shared', personal: true });
    await expect(person.getByRole('alert')).toBeVisible();
    await expectSound(person, 'not reached');
  },
);

test(
  'The account settings are accessible and fit: at rest, with every error, not loaded',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { person } = visitors;
    await visitors.open({ path: '/dashboard?section=settings', personal: true });
    await expect(person.getByLabel('Name', { exact: true })).toBeVisible();
    await expectSound(person, 'at rest');
    await person.getByLabel('Name', { exact: true }).fill(' ');
    for (const name of ['Save name', 'Change password', 'Change email address']) {
      await person.getByRole('button', { name }).click();
    }
    for (const said of ['Enter your name', 'Enter a password of', 'Enter the new email address']) {
      await expect(person.getByText(said)).toBeVisible();
    }
    await expectSound(person, 'errors');
    await person.route('**/rest/v1/profiles*', (route) => route.abort());
    await visitors.open({ path: '/dashboard?section=settings', personal: true });
    await expect(person.getByRole('alert')).toBeVisible();
    await expectSound(person, 'not reached');
  },
);
