import { expectNoViolations } from '../fixtures/axe.ts';
import { shareIdOf, sharePrompt, shareStory } from '../fixtures/community.ts';
import type { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import { keepStories, LONG_TITLES, SAVED_STORY } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import type { Script, ScriptedProvider } from '../fixtures/scripted-provider.ts';
import { expectSound } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';
import { moveIn } from '../fixtures/visitors.ts';

/** Each test looks at the states of some pages: axe in both themes, 320 px, large text, targets. */
test.describe('accessible states', { tag: IN_MATRIX }, () => {
  test.slow();
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    story: longStory('The Lamp at Harrow Fen', 12),
    pace: 1,
    household: async ({ backend }, use) => {
      const household = await moveIn(backend);
      const titles = [...LONG_TITLES, ...Array.from({ length: 24 }, (_, index) => `Lantern ${index + 1}`)];
      await keepStories(
        backend,
        household.account,
        titles.map((title) => ({ ...SAVED_STORY, title })),
      );
      await use(household);
    },
  });

  test('My Stories: many, renaming, deleting, nothing found, not loaded, shared stories, settings', async ({
    visitors,
  }) => {
    const { person, backend, account } = visitors;
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
    await person.keyboard.press('Escape');
    await person.getByRole('button', { name: `Delete “${LONG_TITLES[0]}”` }).click();
    await expect(person.getByRole('alertdialog')).toBeVisible();
    await expectSound(person, 'a deletion');
    await open('?q=submarine');
    await expect(person.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    await expectSound(person, 'nothing found');
    await person.route('**/rpc/search_stories', (route) => route.abort());
    await open('');
    await expect(person.getByRole('alert')).toBeVisible();
    await expectSound(person, 'not loaded');

    await shareStory(backend, account, { ...SAVED_STORY, title: LONG_TITLES[0] ?? '' }, { isUnlisted: true });
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
  });

  test('A story: formats, a file that failed, sharing, shared, a share link, not found', async ({ visitors }) => {
    const { person, guest, backend, account } = visitors;
    await visitors.open({ path: '/story/:storyId', personal: true });
    const download = person.getByRole('button', { name: 'Download', exact: true });
    await download.click();
    await expect(person.getByRole('menu')).toBeVisible();
    await expectSound(person, 'formats');
    await person.keyboard.press('Escape');
    await person.route('**/remotes/dashboard/*/assets/*.js', (route) => route.abort());
    await download.click();
    await person.getByRole('menuitem', { name: 'PDF (.pdf)' }).click();
    await expect(person.getByText('We couldn’t load what it takes')).toBeVisible();
    await expectSound(person, 'a file that failed');
    await person.unrouteAll({ behavior: 'ignoreErrors' });
    await person.getByRole('button', { name: 'Share', exact: true }).click();
    await person.getByRole('button', { name: 'Share Story' }).waitFor();
    await expectSound(person, 'sharing');
    await person.getByRole('button', { name: 'Share Story' }).click();
    await expect(person.getByRole('textbox', { name: 'Link', exact: true })).toBeVisible();
    await expectSound(person, 'shared');

    const long = { ...SAVED_STORY, title: LONG_TITLES[0] ?? '' };
    const id = await shareStory(backend, account, long, { isUnlisted: true });
    await visitors.open({ path: `/s/${await shareIdOf(backend, account, id)}`, personal: false });
    await expect(guest.getByText('Only people with the link can read it')).toBeVisible();
    await expectSound(guest, 'a share link');
    await visitors.open({ path: '/s/abcdefghijklmnopqrst-_', personal: false });
    await expect(guest.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible();
    await expectSound(guest, 'not found');
  });

  test('Inspirations and community: filters, nothing found, sharing, reporting, not loaded', async ({ visitors }) => {
    const { guest, person, backend, account } = visitors;
    await visitors.open({ path: '/inspiration?q=zzzzzz', personal: false });
    await expect(guest.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    await expectSound(guest, 'nothing found');
    await guest.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(guest.getByRole('menu')).toBeVisible();
    await expectSound(guest, 'filters');
    await guest.route('**/rpc/search_shared_stories', (route) => route.abort());
    await visitors.open({ path: '/community', personal: false });
    await expect(guest.getByRole('alert')).toBeVisible();
    await expectSound(guest, 'not loaded');

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
  });

  test('Signing in, pages whose module is missing, questions that match', async ({ visitors }) => {
    const { guest, account } = visitors;
    const submit = guest.locator('main form').getByRole('button', { name: 'Create account' });
    await visitors.open({ path: '/signup', personal: false });
    await submit.click();
    await expect(guest.getByText('Enter your email')).toBeVisible();
    await expectSound(guest, 'invalid fields');
    await guest.route('**/auth/v1/signup*', (route) => route.abort());
    await guest.getByLabel('Name').fill('Mina');
    await guest.getByLabel('Email').fill('nobody@example.com');
    await guest.getByLabel('Password', { exact: true }).fill('hedgehog tea');
    await submit.click();
    await expect(guest.getByRole('alert')).toBeVisible();
    await expectSound(guest, 'a failed request');
    await visitors.open({ path: '/auth?forgot', personal: false });
    await guest.getByLabel('Email').fill(account.email);
    await guest.getByRole('button', { name: 'Send the link' }).click();
    await expect(guest.getByText('a link is on its way')).toBeVisible();
    await expectNoViolations(guest, 'a reset password', [320, 1280]);
    await visitors.open({ path: '/auth#error_code=otp_expired&error_description=It+expired', personal: false });
    await expect(guest.getByText('This link doesn’t work anymore')).toBeVisible();
    await expectSound(guest, 'a broken link');

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

  test('The generator: settings, writing, failed, lost, saved, sharing', async ({
    provider,
    page,
    generator,
    writer,
  }) => {
    await generator.open();
    await page.getByRole('tab', { name: 'AI Story Generator Settings' }).click();
    await expectSound(page, 'settings', 'main');
    await page.getByRole('tab', { name: 'AI Story Prompt' }).click();
    await ask(provider, generator, 'hold');
    await expect(generator.story).toBeVisible();
    await expectSound(page, 'writing', 'main');
    await generator.stopWriting();
    provider.retryAfter = 3600;
    await ask(provider, generator, 'rate-limited');
    await expect(generator.tryAgain).toBeDisabled();
    await expectSound(page, 'failed, with a countdown', 'main');

    await ask(provider, writer, 'filtered');
    await expect(writer.notice('The storyteller’s content filter stopped the story')).toBeVisible();
    await ask(provider, writer, 'cut');
    await expect(writer.notice('The connection was lost before the end')).toBeVisible();
    await expectSound(writer.page, 'lost, two versions', 'main');
    provider.script = 'normal';
    await writer.goOn.click();
    await writer.save.click();
    await expect(writer.saved).toBeVisible();
    await expectSound(writer.page, 'saved', 'main');
    await writer.share.click();
    await expect(writer.page.getByRole('dialog', { name: 'Share AI-Generated Story' })).toBeVisible();
    await expectSound(writer.page, 'sharing');
  });
});

async function ask(provider: ScriptedProvider, generator: GeneratorScreen, script: Script): Promise<void> {
  provider.script = script;
  await generator.write('A lamp that has to be lit every night.');
}
