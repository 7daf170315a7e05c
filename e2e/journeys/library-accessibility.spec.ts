import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/axe.ts';
import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { overflowOn, setTextSize } from '../fixtures/overflow.ts';
import { keepStories, SAVED_STORY } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { settled, still } from '../fixtures/settled.ts';
import { smallTargetsOn } from '../fixtures/targets.ts';
import { expect, test } from '../fixtures/test.ts';
import { moveIn } from '../fixtures/visitors.ts';

/** As long as titles may be, in words and in one. */
const LONG_TITLES = ['The Long Way Round the Fen '.repeat(7).trim(), 'Lamplighter'.repeat(18)];

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

const WIDTHS = [320, 1280];

/** Fails, at the end of the test, where this state breaks a rule of axe, does not fit, or has targets that are hard to hit. */
async function expectSound(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, WIDTHS);
  await page.setViewportSize({ width: 320, height: 900 });
  await still(page);
  expect.soft(await overflowOn(page), `${state}: 320 px`).toEqual([]);
  expect.soft(await smallTargetsOn(page), `${state}: targets`).toEqual([]);
  await page.setViewportSize({ width: 640, height: 900 });
  await setTextSize(page, '200%');
  await still(page);
  expect.soft(await overflowOn(page), `${state}: text at 200 %`).toEqual([]);
  await setTextSize(page, '');
  await page.setViewportSize({ width: 1280, height: 900 });
}

const FIRST_SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
];

test(
  'what people come for is in the first screen: their stories, what they share, and the story itself',
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
  'the list of stories: a page of many, long titles, nothing found, another title, a deletion and its way back',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { person } = visitors;
    await visitors.open({ path: '/dashboard', personal: true });
    await expect(person.getByText('Page 1 of 2')).toBeVisible();
    await expectSound(person, 'a page of many');
    // Few cards are enough for the rest.
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
    // Looking at it may take longer than the time to undo it.
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

test('what one shares: the list, its deletion, none yet, not reached', { tag: IN_MATRIX }, async ({ visitors }) => {
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
});

test('settings: at rest, with every error, and not reached', { tag: IN_MATRIX }, async ({ visitors }) => {
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
});

test(
  'a saved story: formats, a file on its way, one that failed, shared for the first time and later',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { person } = visitors;
    await visitors.open({ path: '/story/:storyId', personal: true });
    const download = person.getByRole('button', { name: 'Download', exact: true });
    await download.click();
    await expect(person.getByRole('menu')).toBeVisible();
    await expectSound(person, 'formats');
    await person.keyboard.press('Escape');
    await person.route('**/remotes/dashboard/assets/*.js', () => undefined);
    await download.click();
    await person.getByRole('menuitem', { name: 'EPUB (.epub)' }).click();
    await expect(person.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectSound(person, 'a file on its way');
    await person.getByRole('button', { name: 'Cancel' }).click();
    await person.unrouteAll({ behavior: 'ignoreErrors' });
    await person.route('**/remotes/dashboard/assets/*.js', (route) => route.abort());
    await download.click();
    await person.getByRole('menuitem', { name: 'PDF (.pdf)' }).click();
    await expect(person.getByText('We couldn’t load what it takes')).toBeVisible();
    await expectSound(person, 'one that failed');
    await person.unrouteAll({ behavior: 'ignoreErrors' });

    await person.getByRole('button', { name: 'Share', exact: true }).click();
    await person.getByRole('button', { name: 'Share Story' }).waitFor();
    await expectSound(person, 'sharing');
    await person.getByRole('button', { name: 'Share Story' }).click();
    await expect(person.getByRole('textbox', { name: 'Link', exact: true })).toBeVisible();
    await expectSound(person, 'shared');
  },
);

test('a public page: unlisted, formats of a guest, leading nowhere', { tag: IN_MATRIX }, async ({ visitors }) => {
  const { guest, backend, account } = visitors;
  const id = await shareStory(backend, account, { ...SAVED_STORY, title: LONG_TITLES[0] ?? '' }, { isUnlisted: true });
  await visitors.open({ path: `/s/${await shareIdOf(backend, account, id)}`, personal: false });
  await expect(guest.getByText('Only people with the link can read it')).toBeVisible();
  await expectSound(guest, 'unlisted');
  await guest.getByRole('button', { name: 'Download' }).click();
  await expect(guest.getByRole('menuitem', { name: 'Sign in to download PDF' })).toBeVisible();
  await expectSound(guest, 'formats of a guest');
  await guest.keyboard.press('Escape');
  await visitors.open({ path: '/s/abcdefghijklmnopqrst-_', personal: false });
  await expect(guest.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible();
  await settled(guest);
  await expectSound(guest, 'leading nowhere');
});
