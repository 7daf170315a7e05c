import { SiteHeader } from '../fixtures/site-header.ts';
import { inMatrixUnless } from '../fixtures/rings.ts';
import { countRefreshes, isSignedIn, seesStories, signIn, test } from '../fixtures/sessions.ts';
import { expect } from '../fixtures/test.ts';

for (const days of [-1, 1]) {
  test(
    `A clock that is off by ${days} day does not make the page refresh its session again and again`,
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
      // With a clock ahead, the stored session looks expired. The new one is dated by that clock, and stays valid.
      expect(refreshes()).toBe(days > 0 ? 1 : 0);
      await isSignedIn(page, person);
    },
  );
}

for (const way of ['every use of it fails', 'not even looking at it is allowed'] as const) {
  test(
    `Without storage (${way}), a user can write, sign in and go from page to page`,
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
