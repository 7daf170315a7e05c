import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { LONG_TITLES, SAVED_STORY } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { settled } from '../fixtures/settled.ts';
import { expectSound } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';
import { moveIn } from '../fixtures/visitors.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  household: async ({ backend }, use) => use(await moveIn(backend)),
});

test(
  'A saved story is accessible and fits: formats, a file being made, one that failed, sharing, shared',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { person } = visitors;
    await visitors.open({ path: '/story/:storyId', personal: true });
    const download = person.getByRole('button', { name: 'Download', exact: true });
    await download.click();
    await expect(person.getByRole('menu')).toBeVisible();
    await expectSound(person, 'formats');
    await person.keyboard.press('Escape');
    await person.route('**/remotes/dashboard/*/assets/*.js', () => undefined);
    await download.click();
    await person.getByRole('menuitem', { name: 'EPUB (.epub)' }).click();
    await expect(person.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectSound(person, 'a file on its way');
    await person.getByRole('button', { name: 'Cancel' }).click();
    await person.unrouteAll({ behavior: 'ignoreErrors' });
    await person.route('**/remotes/dashboard/*/assets/*.js', (route) => route.abort());
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

test(
  'The page of a share link is accessible and fits: unlisted, formats of a guest, story not found',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { guest, backend, account } = visitors;
    const id = await shareStory(
      backend,
      account,
      { ...SAVED_STORY, title: LONG_TITLES[0] ?? '' },
      { isUnlisted: true },
    );
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
  },
);
