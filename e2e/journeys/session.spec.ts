import type { Page } from '@playwright/test';
import { hold } from '../fixtures/held-answers.ts';
import { type Person, sessionKey } from '../fixtures/people.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { countRefreshes, isSignedIn, REFRESH, seesStories, signIn, test } from '../fixtures/sessions.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect } from '../fixtures/test.ts';

/** This user, with a session that has run out. */
const withOldSession = (person: Person): Person => ({
  ...person,
  session: { ...person.session, expires_at: Math.floor(Date.now() / 1000) - 60 },
});

const isGuest = (page: Page) => expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

test('Signing in and out in one tab does so in the other', async ({ context, person }) => {
  const tab = await context.newPage();
  const other = await context.newPage();
  await other.goto('/generators');
  await isGuest(other);
  await tab.goto('/auth');
  await signIn(tab, person);
  await isSignedIn(tab, person);
  await isSignedIn(other, person);
  await new SiteHeader(tab).account(person.email).click();
  await tab.getByRole('menuitem', { name: 'Sign out' }).click();
  await isGuest(tab);
  await isGuest(other);
});

test('Two tabs with an expired session refresh it once', async ({ backend, person, openAs }) => {
  const page = await openAs(withOldSession(person), 'about:blank');
  const context = page.context();
  const refreshes = countRefreshes(context);
  const release = await hold(context, REFRESH);
  await page.goto('/dashboard');
  await expect.poll(refreshes).toBe(1);
  const other = await context.newPage();
  await other.goto('/dashboard', { waitUntil: 'commit' });
  // The other tab has read the expired session, and waits for its turn.
  const waiting = async () =>
    (await navigator.locks.query()).pending?.filter(({ name }) => name?.startsWith('lock:sb-'));
  await expect.poll(() => page.evaluate(waiting)).toHaveLength(1);
  release();
  for (const tab of [page, other]) {
    await isSignedIn(tab, person);
    await seesStories(tab);
  }
  expect(refreshes()).toBe(1);
  const kept = await page.evaluate((key) => localStorage.getItem(key), sessionKey(backend));
  expect(kept).not.toContain(String(person.session['refresh_token']));
});

test(
  'With a clock that is a day ahead, a page refreshes its session once',
  { tag: [...IN_SOAK] },
  async ({ person, openAs }) => {
    const page = await openAs(person, 'about:blank');
    await page.clock.setSystemTime(Date.now() + 86_400_000);
    const refreshes = countRefreshes(page.context());
    for (const _ of ['opened', 'opened again']) {
      await page.goto('/dashboard');
      await isSignedIn(page, person);
      await seesStories(page);
    }
    expect(refreshes()).toBe(1);
  },
);

test('Without storage, a user can write, sign in and go from page to page', async ({ page, person }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: refuse });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/generators');
  await page.getByLabel('Your prompt').fill('A lamp.');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/generators$/);
  await isSignedIn(page, person);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Stories' }).click();
  await seesStories(page);
  await page.getByRole('group', { name: 'Colors' }).getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(errors).toEqual([]);
});
