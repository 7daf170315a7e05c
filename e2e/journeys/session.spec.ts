import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { expectNoViolations } from '../fixtures/axe.ts';
import { keepStory, type Person, SAVED_STORY, sessionKey } from '../fixtures/people.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test as base } from '../fixtures/test.ts';

const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/;

/** The user of each test has a saved story. */
const test = base.extend({
  person: async ({ backend, person }, use) => {
    await keepStory(backend, person);
    await use(person);
  },
});

/** This user as a browser knows them whose session has ended. */
const withOldSession = (person: Person): Person => ({
  ...person,
  session: { ...person.session, expires_at: Math.floor(Date.now() / 1000) - 60 },
});

/** Counts what asks for a fresh session from now on. */
function countRefreshes(context: BrowserContext): () => number {
  let asked = 0;
  context.on('request', (request) => {
    if (REFRESH.test(request.url())) asked += 1;
  });
  return () => asked;
}

const isSignedIn = (page: Page, { email }: Person) => expect(new SiteHeader(page).account(email)).toBeVisible();
const isGuest = (page: Page) => expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
const seesStories = (page: Page) => expect(page.getByRole('link', { name: SAVED_STORY.title })).toBeVisible();

async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('signing in and out in one tab does so in the other', async ({ context, person }) => {
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

for (const status of [500, 503]) {
  test(
    `a refresh that fails with ${status} three times or more signs nobody out`,
    { tag: inMatrixUnless(status === 503) },
    async ({ person, openAs }) => {
      const page = await openAs(withOldSession(person), 'about:blank');
      let failures = 0;
      await page.route(REFRESH, (route) => {
        failures += 1;
        return route.fulfill({ status, json: { code: status, msg: 'Internal server error' } });
      });
      await page.goto('/dashboard');
      await expect.poll(() => failures, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
      await isSignedIn(page, person);
      await page.unroute(REFRESH);
      await page.reload();
      await isSignedIn(page, person);
      await seesStories(page);
    },
  );
}

test('a refresh that is refused signs out, and signing in leads back to the page', async ({ person, openAs }) => {
  const page = await openAs(withOldSession(person), 'about:blank');
  await page.route(REFRESH, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    }),
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  await isGuest(page);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  await seesStories(page);
});

test('a device that was signed out from another one says so where it looks again, and signing in leads back', async ({
  person,
  openAs,
  browser,
}) => {
  const settings = '/dashboard?section=settings';
  const page = await openAs(person, settings);
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  const other = await browser.newPage();
  await other.goto('/auth');
  await signIn(other, person);
  await isSignedIn(other, person);
  await other.goto(settings);
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(other.getByText('You’re signed out on all your devices.')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await expect(other.getByText('You’ve been signed out')).toBeHidden();
  await other.close();

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('You’ve been signed out')).toBeInViewport();
  await expectNoViolations(page, 'with the word that the session has ended');
  await signIn(page, person);
  await expect(page).toHaveURL(settings);
});

for (const days of [-1, 1]) {
  test(
    `a clock that is off by ${days} day does not make the page refresh for ever`,
    { tag: inMatrixUnless(days > 0) },
    async ({ person, openAs }) => {
      const page = await openAs(person, 'about:blank');
      const context = page.context();
      await context.addInitScript((offset) => {
        const RealDate = Date;
        globalThis.Date = class extends RealDate {
          constructor(...values: [] | [number]) {
            if (values.length === 0) super(RealDate.now() + offset);
            else super(...values);
          }
          static override now = () => RealDate.now() + offset;
        } as DateConstructor;
      }, days * 86_400_000);
      const refreshes = countRefreshes(context);
      await page.goto('/dashboard');
      await isSignedIn(page, person);
      await seesStories(page);
      await new SiteHeader(page).account(person.email).click();
      await page.getByRole('menuitem', { name: 'Account Settings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
      await page.reload();
      await page.goBack();
      await seesStories(page);
      // A clock ahead makes the session of the last visit look old. The fresh one is counted by that clock, and stays.
      expect(refreshes()).toBe(days > 0 ? 1 : 0);
      await isSignedIn(page, person);
    },
  );
}

test('two tabs with an old session refresh it once', async ({ backend, person, openAs }) => {
  const page = await openAs(withOldSession(person), 'about:blank');
  const context = page.context();
  const refreshes = countRefreshes(context);
  // Slow enough that both have the old session in their hands.
  await context.route(REFRESH, async (route) => {
    await delay(1_000);
    await route.continue();
  });
  const tabs = [page, await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')));
  for (const tab of tabs) {
    await isSignedIn(tab, person);
    await seesStories(tab);
  }
  expect(refreshes()).toBe(1);
  const kept = await tabs[0]?.evaluate((key) => localStorage.getItem(key), sessionKey(backend));
  expect(kept).not.toContain(String(person.session['refresh_token']));
});

for (const way of ['every use of it fails', 'not even looking at it is allowed'] as const) {
  test(
    `without storage (${way}) one can write, sign in and go from page to page`,
    { tag: inMatrixUnless(way === 'every use of it fails') },
    async ({ page, person }) => {
      await page.addInitScript((kind) => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        if (kind === 'every use of it fails') {
          for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)
            Storage.prototype[name] = refuse;
        } else {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(globalThis, name, { get: refuse });
        }
      }, way);
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
    },
  );
}
