import { expectNoViolations, violationsOn } from '../fixtures/axe.ts';
import { WALKS } from '../fixtures/rings.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

for (const { pages, routes, tag } of WALKS) {
  test(`${pages} has no accessibility violation`, { tag: [...tag] }, async ({ visitors }) => {
    test.slow();
    for (const route of routes) {
      await test.step(route.path, async () => expectNoViolations(await visitors.open(route), route.path));
    }
  });
}

test('The menus of a guest and of a user have no accessibility violation', async ({ visitors }) => {
  const { guest, person, account } = visitors;
  await visitors.open({ path: '/', personal: false });
  await guest.setViewportSize({ width: 320, height: 900 });
  await new SiteHeader(guest).showMenu();
  await expectNoViolations(guest, 'the menu of a guest', [320], 'dialog');

  await visitors.open({ path: '/dashboard', personal: true });
  await new SiteHeader(person).account(account.email).click();
  await expect(person.getByRole('menu')).toBeVisible();
  await expectNoViolations(person, 'the account menu', [1280, 320], '[role=menu]');

  // What these journeys rely on: axe notices a mistake.
  await guest.evaluate(() => document.querySelector('dialog')?.append(document.createElement('button')));
  expect(await violationsOn(guest, 'dialog')).toEqual([expect.stringContaining('button-name')]);
});
