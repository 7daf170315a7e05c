import { expectNoViolations, OF_COLOURS, violationsOn } from '../fixtures/axe.ts';
import { IN_MATRIX, ringOf } from '../fixtures/rings.ts';
import { DISTINCT_ROUTES, ROUTES } from '../fixtures/routes.ts';
import { settled } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

test('Axe finds a planted violation of each kind', { tag: IN_MATRIX }, async ({ visitors }) => {
  const page = await visitors.open({ path: '/nowhere', personal: false });
  expect(await violationsOn(page)).toEqual([]);
  await page.evaluate(() => {
    // The page's policy allows no markup from scripts, and no style attributes.
    const faint = document.createElement('p');
    faint.textContent = 'Hard to read';
    faint.style.color = 'rgb(150 150 150 / 0.5)';
    const half = document.createElement('div');
    half.role = 'checkbox';
    half.tabIndex = 0;
    half.textContent = 'Half a checkbox';
    document
      .querySelector('main')
      ?.append(document.createElement('button'), faint, document.createElement('input'), half);
  });
  const rules = (await violationsOn(page)).map((line) => line.split(' ')[0]);
  expect(rules.toSorted()).toEqual(['aria-required-attr', 'button-name', 'color-contrast', 'label']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await violationsOn(page, 'html', OF_COLOURS)).map((line) => line.split(' ')[0])).toEqual(['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
});

for (const route of DISTINCT_ROUTES) {
  test(
    `The page ${route.path} has no accessibility violation, at rest and with its menu open`,
    { tag: ringOf(route) },
    async ({ visitors }) => {
      const page = await visitors.open(route);
      await expectNoViolations(page, 'at rest');
      await page.setViewportSize({ width: 320, height: 900 });
      await new SiteHeader(page).showMenu();
      // The page behind the menu was checked before, and is inert.
      await expectNoViolations(page, 'menu open', [320], 'dialog');
    },
  );
}

for (const route of ROUTES.filter((one) => !DISTINCT_ROUTES.includes(one))) {
  test(`The page ${route.path} has no accessibility violation`, { tag: IN_MATRIX }, async ({ visitors }) => {
    await expectNoViolations(await visitors.open(route), 'at rest', [1280]);
  });
}

test(
  'The menus of a guest and of a user have no accessibility violation, narrow and wide',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { guest, person, account } = visitors;
    await visitors.open({ path: '/', personal: false });
    await guest.setViewportSize({ width: 768, height: 900 });
    await new SiteHeader(guest).showMenu();
    await expectNoViolations(guest, 'menu of a guest', [768]);

    await visitors.open({ path: '/dashboard', personal: true });
    await person.setViewportSize({ width: 768, height: 900 });
    const header = new SiteHeader(person);
    await header.showMenu();
    await expectNoViolations(person, 'menu of a person', [320, 768]);
    await header.closeMenu();
    await person.setViewportSize({ width: 1280, height: 900 });
    await header.account(account.email).click();
    await expect(person.getByRole('menu')).toBeVisible();
    await expectNoViolations(person, 'account menu', [768, 1280]);
  },
);

test(
  'A page whose module could not be loaded has no accessibility violation',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { guest } = visitors;
    for (const [remote, path] of [
      ['generator', '/generators'],
      ['inspiration', '/inspiration'],
    ] as const) {
      await guest.route(`**/remotes/${remote}/*/mf-manifest.json`, (route) => route.abort());
      await guest.goto(path);
      await expect(guest.getByRole('alert')).toBeVisible();
      await expectNoViolations(guest, `without ${remote}`);
    }
    await guest.route('**/remotes/marketing/*/mf-manifest.json', (route) => route.abort());
    await guest.goto('/');
    await guest.mouse.move(5, 5, { steps: 2 });
    await expect(guest.getByText('You can read this page and follow its links.')).toBeVisible();
    await expectNoViolations(guest, 'without marketing');
  },
);

test(
  'The generator page has no accessibility violation without a connection',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const page = await visitors.open({ path: '/generators', personal: false });
    await page.context().setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expectNoViolations(page, 'offline');
    await page.context().setOffline(false);
    await settled(page);
  },
);
