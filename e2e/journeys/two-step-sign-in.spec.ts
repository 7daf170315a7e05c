import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { watchConsole } from '../fixtures/console.ts';
import type { Person } from '../fixtures/people.ts';
import { LONGER_IN_SOAK } from '../fixtures/rings.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expectSoundInSoak } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';

const CODE = 'Code from your authenticator app';

/** The code of an authenticator app for the key on the page. Each code works once; `steps` asks for a later one. */
const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function enterPassword(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page, person: Person): Promise<void> {
  await new SiteHeader(page).account(person.email).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
}

test(
  'Two-step sign-in is set up by keyboard, and turned off by a recovery code',
  { tag: LONGER_IN_SOAK },
  async ({ openAs, person }) => {
    const page = await openAs(person, '/dashboard?section=settings');
    const complaints = await watchConsole(page);
    const card = page.getByRole('region', { name: 'Two-step sign-in' });
    const heading = page.getByRole('heading', { level: 1 });

    await card.getByRole('button', { name: 'Set up' }).focus();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading', { name: 'Confirm that it’s you' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading', { name: 'Add Storyloom to your authenticator app' })).toBeFocused();
    const key = (await card.locator('code').textContent()) ?? '';
    await expectSoundInSoak(page, 'with the key');
    await card.getByLabel(CODE).fill(codeOf(key));
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    const codes = await card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await expectSoundInSoak(page, 'with the recovery codes');
    await card.getByLabel('I’ve saved these codes').press('Space');
    await card.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(card.getByRole('button', { name: 'New recovery codes' })).toBeFocused();
    await expect(card).toContainText('You have 10 recovery codes left.');

    // The password alone does not sign the user in, not even after a reload.
    await signOut(page, person);
    await enterPassword(page, person);
    await expect(heading).toHaveText('Two-step sign-in');
    await expectSoundInSoak(page, 'at the second step');
    await page.reload();
    await expect(heading).toHaveText('Two-step sign-in');
    await page.getByLabel(CODE).fill(codeOf(key, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Successfully signed in!')).toBeVisible();
    await expect(page).toHaveURL(/\/generators$/);

    await signOut(page, person);
    await enterPassword(page, person);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
    await page.keyboard.type((codes[0] ?? '').toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByText('You’re signed in, and two-step sign-in is off.')).toBeVisible();
    await page.goto('/dashboard?section=settings');
    await expect(card.getByRole('button', { name: 'Set up' })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
