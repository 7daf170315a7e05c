import type { Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expectNoViolations } from '../fixtures/axe.ts';
import { Backend, repository } from '../fixtures/backend.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { hydrate } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests start their own backend, whose list of addresses is read in the end.
test.use({ baseURL: '' });
test.describe.configure({ mode: 'serial' });

const POST = '/blog/world-building';
const EMAIL = 'ilse@example.com';

let backend: Backend;
test.beforeAll(async () => {
  backend = await Backend.start();
});
test.afterAll(() => backend.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${backend.url}${path}`);
  await hydrate(page);
}

const form = (page: Page) => page.getByRole('region', { name: 'New articles by email' });
const email = (page: Page) => form(page).getByLabel('Email address');
const send = (page: Page) => form(page).getByRole('button', { name: 'Subscribe' }).click();
const consent = (page: Page) => form(page).getByRole('checkbox');

test(
  'The newsletter form says what is missing, keeps what was typed, and has no accessibility violation',
  { tag: IN_MATRIX },
  async ({ page }) => {
    await open(page, '/blog');
    await expect(consent(page)).not.toBeChecked();
    await send(page);
    await expect(email(page)).toBeFocused();
    await expect(form(page)).toContainText('Enter your email address, such as name@example.com.');
    await email(page).fill('ilse@example');
    await send(page);
    await expect(form(page)).toContainText('Check the address: it needs an @ followed by a domain');
    await expect(email(page)).toHaveValue('ilse@example');
    await expectNoViolations(page, 'a newsletter that something is missing for', [320, 1280], 'main');
    await email(page).fill(EMAIL);
    await send(page);
    await expect(consent(page)).toBeFocused();
    await expect(form(page)).toContainText('Check the box to let us email you.');
  },
);

test(
  'The newsletter form says when it is offline and keeps what was typed, and subscribes once it is online',
  { tag: IN_MATRIX },
  async ({ page }) => {
    await open(page, POST);
    await email(page).fill(EMAIL);
    await consent(page).check();
    await page.context().setOffline(true);
    await send(page);
    await expect(form(page).getByRole('alert')).toContainText('Your address couldn’t be saved');
    await expect(email(page)).toHaveValue(EMAIL);
    await expect(consent(page)).toBeChecked();
    await page.context().setOffline(false);
    await send(page);
    await expect(form(page)).toContainText('You’re on the list.');
    await expectNoViolations(page, 'a newsletter that is signed up for', [320, 1280], 'main');
  },
);

test(
  'The newsletter form says that an address is already on the list, in whatever case it is written',
  { tag: IN_MATRIX },
  async ({ page }) => {
    await open(page, '/blog');
    await email(page).fill(` ${EMAIL.toUpperCase()} `);
    await consent(page).check();
    await send(page);
    await expect(form(page)).toContainText('You’re already on the list');
  },
);

test('The newsletter list has an address once, with the words of the consent', { tag: IN_MATRIX }, async ({ page }) => {
  await page.goto(`${backend.url}/blog`);
  const words = await form(page)
    .locator('label')
    .filter({ has: consent(page) })
    .or(form(page).getByText(/^Yes, /))
    .first()
    .innerText();
  // An operator reads the list while no server runs.
  await backend.interrupt();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['backend/dist/sql.js', 'select email, consent from public.newsletter_subscribers'],
    { cwd: repository, env: { PATH: process.env['PATH'], STORYLOOM_DATA: backend.data } },
  );
  expect(stdout.match(/ilse@example\.com/gi)).toEqual([EMAIL]);
  expect(stdout).toContain(words.trim());
});
