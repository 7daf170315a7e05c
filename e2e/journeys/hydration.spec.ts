import { framesOf, watchFrames } from '../fixtures/frame-watch.ts';
import { hold } from '../fixtures/held-answers.ts';
import { createPerson, signedIn } from '../fixtures/people.ts';
import { live, MANIFEST, PAGES } from '../fixtures/public-faults.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Typed text, an opened answer, the focus and the scroll position stay when a page is hydrated', async ({
  page,
}) => {
  const release = await hold(page, MANIFEST);
  await page.goto('/faq');
  await page.getByRole('main').locator('summary').first().click();
  const answer = page.getByRole('main').locator('details > div').first();
  const box = page.getByRole('searchbox');
  await box.click();
  await page.keyboard.type('password');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(answer).toBeVisible();
  release();
  await expect(live(page)).toBeAttached();
  await expect(box).toHaveValue('password');
  await expect(box).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(page.getByRole('main').getByRole('status')).toContainText('match');
});

test('A press before the page is hydrated is answered once it is', async ({ page }) => {
  const release = await hold(page, MANIFEST);
  await page.goto('/pricing');
  const header = new SiteHeader(page);
  await header.openMenu.click();
  await expect(header.menu).toBeHidden();
  release();
  await expect(header.menu).toBeVisible();
});

test('A prerendered page offers a guest to sign in from its first frame, and a user never', async ({
  backend,
  browser,
  page: guest,
}) => {
  await guest.setViewportSize({ width: 1280, height: 900 });
  await watchFrames(guest);
  await guest.goto('/');
  await guest.mouse.move(5, 5, { steps: 2 });
  await expect(live(guest)).toBeAttached();
  const { count, offeredLogIn } = await framesOf(guest);
  expect(offeredLogIn).toBe(count);

  const person = await createPerson(backend);
  const context = await browser.newContext({ ...signedIn(backend, person), viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await watchFrames(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(new SiteHeader(page).account(person.email)).toBeVisible();
    await expect(live(page)).toBeAttached();
    expect.soft((await framesOf(page)).offeredLogIn, path).toBe(0);
  }
  await context.close();
});
