import { expectNoViolations } from '../fixtures/axe.ts';
import { sharePrompt } from '../fixtures/community.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

test(
  'The dashboard has no accessibility violation with a dialog, on its settings tab, when empty and when it cannot be loaded',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { person } = visitors;
    await visitors.open({ path: '/dashboard', personal: true });
    await person.getByRole('button', { name: /^Delete/ }).click();
    await expect(person.getByRole('alertdialog')).toBeVisible();
    await expectNoViolations(person, 'deletion');
    await person.keyboard.press('Escape');
    await person.getByRole('tab', { name: 'Account Settings' }).click();
    await expectNoViolations(person, 'settings', [320, 1280]);

    await person.route('**/rpc/search_stories', (route) => route.fulfill({ json: [] }));
    await visitors.open({ path: '/dashboard', personal: true });
    await expect(person.getByText('No saved stories yet')).toBeVisible();
    await expectNoViolations(person, 'nothing there', [320, 1280]);
    await person.route('**/rpc/search_stories', (route) => route.abort());
    await visitors.open({ path: '/dashboard', personal: true });
    await expect(person.getByRole('alert')).toBeVisible();
    await expectNoViolations(person, 'not reached', [320, 1280]);
  },
);

test(
  'The page of a saved story has no accessibility violation when the story does not exist or cannot be loaded',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { person } = visitors;
    await visitors.open({ path: '/story/00000000-0000-4000-8000-000000000000', personal: true });
    await expect(person.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
    await expectNoViolations(person, 'not there', [320, 1280]);
    await person.route('**/rest/v1/user_stories*', (route) => route.abort());
    await visitors.open({ path: '/story/:storyId', personal: true });
    await expect(person.getByText('Failed to load story').first()).toBeVisible();
    await expectNoViolations(person, 'not reached', [320, 1280]);
  },
);

for (const path of ['/auth', '/signup']) {
  test(
    `The form of ${path} has no accessibility violation with invalid fields and after a failed request`,
    { tag: IN_MATRIX },
    async ({ visitors }) => {
      const page = await visitors.open({ path, personal: false });
      const submit = page
        .locator('main form')
        .getByRole('button', { name: /^(?:Sign in|Create account)$/ })
        .first();
      await submit.click();
      await expect(page.getByText('Enter your email')).toBeVisible();
      await expectNoViolations(page, 'fields');
      await page.route('**/auth/v1/**', (route) => route.abort());
      if (path === '/signup') await page.getByLabel('Name').fill('Mina');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('hedgehog tea');
      await submit.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoViolations(page, 'refusal', [320, 1280]);
    },
  );
}

test(
  'The steps of a password reset have no accessibility violation: request, answer, inbox and a broken link',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { guest, account } = visitors;
    await visitors.open({ path: '/auth?forgot', personal: false });
    await expectNoViolations(guest, 'request', [320, 1280]);
    await guest.getByLabel('Email').fill(account.email);
    await guest.getByRole('button', { name: 'Send the link' }).click();
    await expect(guest.getByText('a link is on its way')).toBeVisible();
    await expectNoViolations(guest, 'answer', [320, 1280]);
    const mail = guest.getByRole('article').first();
    await expect(async () => {
      await guest.goto('/inbox');
      await expect(mail).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectNoViolations(guest, 'inbox', [320, 1280]);
    await visitors.open({ path: '/auth#error_code=otp_expired&error_description=It+expired', personal: false });
    await expect(guest.getByText('This link doesn’t work anymore')).toBeVisible();
    await expectNoViolations(guest, 'broken link', [320, 1280]);
  },
);

test(
  'The curated inspirations have no accessibility violation when no prompt matches',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const page = await visitors.open({ path: '/inspiration-me', personal: false });
    await page.getByRole('searchbox').fill('zzzzzz');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectNoViolations(page, 'nothing fits', [320, 1280]);
  },
);

test(
  'The inspirations have no accessibility violation with filters, no match, a failed request, or a dialog to share, delete or report',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { guest, person } = visitors;
    await visitors.open({ path: '/inspiration?q=zzzzzz', personal: false });
    await expect(guest.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    await expectNoViolations(guest, 'nothing found', [320, 1280]);
    await guest.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(guest.getByRole('menu')).toBeVisible();
    await expectNoViolations(guest, 'filters', [320, 1280]);
    await guest.route('**/rpc/search_inspirations', (route) => route.abort());
    await visitors.open({ path: '/inspiration', personal: false });
    await expect(guest.getByRole('alert')).toBeVisible();
    await expectNoViolations(guest, 'not reached', [320, 1280]);

    await sharePrompt(visitors.backend, visitors.account, { title: 'Mine', prompt: 'A door that is warm.' });
    await visitors.open({ path: '/inspiration', personal: true });
    await expectNoViolations(person, 'a person', [320, 1280]);
    await person.getByRole('button', { name: 'Share Your Inspiration' }).click();
    await person.getByRole('dialog').getByRole('button', { name: 'Share Inspiration' }).click();
    await expect(person.getByText('Please enter a prompt')).toBeVisible();
    await expectNoViolations(person, 'sharing', [320, 1280]);
    await person.keyboard.press('Escape');
    await person.getByRole('button', { name: 'Delete “Mine”' }).first().click();
    await expectNoViolations(person, 'deletion', [320, 1280]);
    await person.keyboard.press('Escape');
    await person
      .getByRole('button', { name: /^Report/ })
      .first()
      .click();
    await expectNoViolations(person, 'report', [320, 1280]);
  },
);

test(
  'The favorites and the community have no accessibility violation when empty, filtered to nothing, missing or not loaded',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { guest, person } = visitors;
    await visitors.open({ path: '/inspiration-me?view=favorites', personal: true });
    await expect(person.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
    await expectNoViolations(person, 'no favorites', [320, 1280]);
    await visitors.open({ path: '/community?genre=children&language=chinese', personal: false });
    await expect(guest.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    await expectNoViolations(guest, 'nothing of a kind', [320, 1280]);
    await visitors.open({ path: '/community/00000000-0000-4000-8000-000000000000', personal: false });
    await expect(guest.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
    await expectNoViolations(guest, 'not there', [320, 1280]);
    await guest.route('**/rpc/{search_shared_stories,read_shared_story,read_shared_link}', (route) => route.abort());
    for (const path of ['/community', '/community/:storyId', '/s/:shareId']) {
      await visitors.open({ path, personal: false });
      await expect(guest.getByRole('alert')).toBeVisible();
      await expectNoViolations(guest, `${path} not reached`, [320, 1280]);
    }
  },
);
