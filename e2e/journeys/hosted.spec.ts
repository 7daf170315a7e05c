import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { called } from '../fixtures/community.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { LEFT_OUT, test } from '../fixtures/hosted-shape.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteHeader } from '../fixtures/site-header.ts';

test.skip(LEFT_OUT !== undefined, LEFT_OUT);

const PASSWORD = 'hedgehog tea';

/** Signs up and in, which leads to the generator; returns the email address. */
async function signUp(page: Page, name: string): Promise<string> {
  const email = `${name}-${randomUUID()}@example.com`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(new SiteHeader(page).account(email)).toBeVisible();
  return email;
}

async function signOut(page: Page, email: string): Promise<void> {
  await new SiteHeader(page).account(email).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

test(
  'On the hosted shape, a user writes and shares a story that another likes',
  { tag: IN_MATRIX },
  async ({ visit, complaints, hosted }) => {
    const title = `The Lamp of ${randomUUID().slice(0, 8)}`;
    const writer = await visit('/signup');
    const email = await signUp(writer, 'mina');

    const generator = new GeneratorScreen(writer);
    await generator.open();
    await generator.chooseShortest();
    await generator.write('A shy hedgehog wants to join the orchestra of the forest.');
    // The text is there while more of it comes.
    await generator.grown(40);
    await expect(generator.story).toHaveAttribute('aria-busy', 'true');
    await generator.finished();
    const text = await generator.text();
    await generator.save.click();
    await generator.saved.click();
    await expect(writer).toHaveURL(/\/story\/[\w-]+$/);
    const lastLine = text.split('\n').at(-1) ?? '';
    await expect(writer.getByRole('article')).toContainText(lastLine);

    await writer.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = writer.getByRole('dialog');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Share Story' }).click();
    const link = await writer.getByRole('textbox', { name: 'Link', exact: true }).inputValue();

    const sent = await fetch(link);
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await sent.text()).toContain(`property="og:title" content="${title}"`);
    expect((await fetch(`${link.slice(0, -5)}wrong`)).status).toBe(404);

    const reader = await visit(new URL(link).pathname);
    await expect(reader.getByRole('article')).toContainText(lastLine);
    await reader.goto('/signup');
    const other = await signUp(reader, 'ada');
    await reader.goto('/community?order=newest');
    await reader.getByRole('link', { name: title, exact: true }).click();
    await reader
      .getByRole('button', { name: called('Like', title) })
      .last()
      .click();
    await expect(reader.getByText('1 like', { exact: true })).toBeVisible();
    await reader.reload();
    await expect(reader.getByText('1 like', { exact: true })).toBeVisible();

    await signOut(reader, other);
    await writer.goto('/dashboard');
    await signOut(writer, email);
    expect(complaints.flat()).toEqual([]);

    // The data is at another origin, which only the pages of the site may ask for stories.
    const { siteUrl, dataUrl, publishableKey } = hosted;
    expect(dataUrl).not.toBe(siteUrl);
    const page = await fetch(`${siteUrl}/generators/fantasy`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", dataUrl]);

    const read = await fetch(`${dataUrl}/rest/v1/user_inspirations?select=id&limit=1`, {
      headers: { apikey: publishableKey, origin: siteUrl },
    });
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  },
);
