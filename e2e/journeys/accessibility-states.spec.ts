import { expectNoViolations } from '../fixtures/axe.ts';
import { sharePrompt, shareStory } from '../fixtures/community.ts';
import { longStory } from '../fixtures/long-story.ts';
import { keepStories, LONG_TITLES, SAVED_STORY } from '../fixtures/people.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { expectSound } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';
import { moveIn } from '../fixtures/visitors.ts';

/** States whose markup is neither that of a page at rest nor in the gallery of components. */
test.describe('accessible states', { tag: [...IN_SOAK] }, () => {
  test.slow();
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    story: longStory('The Lamp at Harrow Fen', 12),
    pace: 1,
    household: async ({ backend }, use) => use(await moveIn(backend)),
  });

  test('The states of My Stories and of a story are accessible and fit', async ({ visitors }) => {
    const { person, backend, account } = visitors;
    const titles = [...LONG_TITLES, ...Array.from({ length: 24 }, (_, index) => `Lantern ${index + 1}`)];
    await keepStories(
      backend,
      account,
      titles.map((title) => ({ ...SAVED_STORY, title })),
    );
    await shareStory(backend, account, { ...SAVED_STORY, title: LONG_TITLES[0] ?? '' }, { isUnlisted: true });
    const open = (query: string) => visitors.open({ path: `/dashboard${query}`, personal: true });
    await open('');
    await expect(person.getByText('Page 1 of 2')).toBeVisible();
    await expectSound(person, 'a page of many');
    await open('?q=fen');
    await person.getByRole('button', { name: `Rename “${LONG_TITLES[0]}”` }).click();
    await person.getByRole('dialog').getByLabel('Title').fill(' ');
    await person.getByRole('dialog').getByRole('button', { name: 'Save title' }).click();
    await expect(person.getByText('Please enter a title')).toBeVisible();
    await expectSound(person, 'another title');
    await open('?section=shared');
    await expect(person.getByText('Unlisted', { exact: true })).toBeVisible();
    await expectSound(person, 'shared stories');
    await open('?section=settings');
    await person.getByLabel('Name', { exact: true }).fill(' ');
    for (const name of ['Save name', 'Change password', 'Change email address']) {
      await person.getByRole('button', { name }).click();
    }
    await expect(person.getByText('Enter the new email address')).toBeVisible();
    await expectSound(person, 'settings with errors');
    await person.route('**/rpc/search_stories', (route) => route.abort());
    await open('');
    await expect(person.getByRole('alert')).toBeVisible();
    await expectSound(person, 'not loaded');

    await visitors.open({ path: '/story/:storyId', personal: true });
    await person.getByRole('button', { name: 'Share', exact: true }).click();
    await person.getByRole('button', { name: 'Share Story' }).click();
    await expect(person.getByRole('textbox', { name: 'Link', exact: true })).toBeVisible();
    await expectSound(person, 'shared');
  });

  test('The states of prompts, signing in and missing modules are accessible and fit', async ({ visitors }) => {
    const { guest, person, backend, account } = visitors;
    await visitors.open({ path: '/inspiration?q=zzzzzz', personal: false });
    await expect(guest.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    await expectSound(guest, 'nothing found');
    await sharePrompt(backend, account, { title: 'Mine', prompt: 'A door that is warm.' });
    await visitors.open({ path: '/inspiration', personal: true });
    await person.getByRole('button', { name: 'Share Your Inspiration' }).click();
    await person.getByRole('dialog').getByRole('button', { name: 'Share Inspiration' }).click();
    await expect(person.getByText('Please enter a prompt')).toBeVisible();
    await expectSound(person, 'sharing');
    await person.keyboard.press('Escape');
    const report = person.getByRole('button', { name: /^Report/ }).first();
    await report.click();
    await expect(person.getByRole('dialog')).toBeVisible();
    await expectSound(person, 'reporting');

    await visitors.open({ path: '/signup', personal: false });
    await guest.locator('main form').getByRole('button', { name: 'Create account' }).click();
    await expect(guest.getByText('Enter your email')).toBeVisible();
    await expectSound(guest, 'invalid fields');
    await visitors.open({ path: '/auth?forgot', personal: false });
    await guest.getByLabel('Email').fill(account.email);
    await guest.getByRole('button', { name: 'Send the link' }).click();
    await expect(guest.getByText('a link is on its way')).toBeVisible();
    await expectNoViolations(guest, 'a reset password', [320, 1280]);

    await visitors.open({ path: '/faq', personal: false });
    await guest.getByRole('searchbox').fill('password');
    await expect(guest.getByRole('main').getByRole('status')).toContainText('match');
    await expectSound(guest, 'questions that match');
    await guest.route('**/remotes/*/*/mf-manifest.json', (route) => route.abort());
    await guest.goto('/pricing');
    await guest.mouse.move(5, 300, { steps: 2 });
    await expect(guest.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectSound(guest, 'without its buttons');
    await guest.goto('/generators');
    await expect(guest.getByRole('alert')).toBeVisible();
    await expectSound(guest, 'without its module');
  });

  test('The states of the generator are accessible and fit', async ({ provider, writer }) => {
    const { page } = writer;
    await writer.settings.click();
    await expectSound(page, 'settings', 'main');
    await page.getByRole('tab', { name: 'AI Story Prompt' }).click();
    provider.script = 'hold';
    await writer.write('A lamp that has to be lit every night.');
    await expect(writer.story).toBeVisible();
    await expectSound(page, 'writing', 'main');
    await writer.stopWriting();
    Object.assign(provider, { script: 'rate-limited', retryAfter: 3600 });
    await writer.write('A lamp that has to be lit every night.');
    await expect(writer.tryAgain).toBeDisabled();
    await expectSound(page, 'failed, with a countdown', 'main');
    await page.reload();
    await writer.ready();
    provider.script = 'cut';
    await writer.write('A lamp that has to be lit every night.');
    await expect(writer.notice('The story broke off before its end')).toBeVisible();
    await expectSound(page, 'lost, two versions', 'main');
    await writer.share.click();
    await expect(page.getByRole('dialog', { name: 'Share AI-Generated Story' })).toBeVisible();
    await expectSound(page, 'sharing');
  });
});
