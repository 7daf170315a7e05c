import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { by, bySelector, byText, first } from '../page/query.ts';
import type { Visitor } from '../page/visitor.ts';
import { words } from '../words.ts';

const PHONE = { width: 390, height: 844 };
const main = by('main');

/** Opens a page and checks that it has loaded no scripts. */
async function openUnused(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.sees(by('heading', undefined, main));
  const scripts = await visitor.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.m?js(?:\?|$)/.test(name)).length,
  );
  expect(scripts).toBe(0);
  expect(await isLive(visitor)).toBe(false);
}

const isLive = (visitor: Visitor) => visitor.evaluate(() => 'live' in document.documentElement.dataset);
const comesAlive = (visitor: Visitor) =>
  visitor.until('scripts to answer', () => 'live' in document.documentElement.dataset, true);
const contents = (visitor: Visitor) => visitor.evaluate(() => document.querySelector('main')?.textContent);

for (const [page, path] of [
  ['home page', '/'],
  ['page of an article', '/blog/world-building'],
] as const) {
  test(
    `The ${page} is read without scripts, and is hydrated in place at the first use`,
    { tag: '@marketing' },
    async ({ visitor }) => {
      await openUnused(visitor, path);
      const before = await contents(visitor);
      expect(before?.length).toBeGreaterThan(1000);
      await visitor.evaluate(
        () => void Object.assign(document.querySelector('main h1') ?? {}, { storyloomMark: true }),
      );

      await visitor.stir();
      await comesAlive(visitor);
      expect(await contents(visitor)).toBe(before);
      // React hydrated the existing element and did not replace it.
      expect(await visitor.evaluate(() => 'storyloomMark' in (document.querySelector('main h1') ?? {}))).toBe(true);

      await visitor.click(by('link', words.generators, by('navigation', words.main)));
      await visitor.sees(by('heading', words.fantasy));
    },
  );
}

test(
  'On a phone, the first press opens the menu of a prerendered page',
  { tag: ['@marketing', '@shell'] },
  async ({ arrive }) => {
    const visitor = await arrive(PHONE);
    await openUnused(visitor, '/');
    await visitor.click(by('button', words.openMenu));
    await visitor.sees(by('dialog'));
    await visitor.click(by('button', words.closeMenu));
    await visitor.misses(by('dialog'));
  },
);

test(
  'The prices answer the first press, and the questions the first press and the first typed words',
  { tag: '@marketing' },
  async ({ visitor }) => {
    await openUnused(visitor, '/pricing');
    const month = await contents(visitor);
    await visitor.click(byText(words.yearly, main));
    await comesAlive(visitor);
    await visitor.until('Yearly to be chosen', () => document.querySelectorAll('main input:checked').length, 1);
    await visitor.sees(byText(/\$9\.60/, main));
    expect(await contents(visitor)).not.toBe(month);

    await openUnused(visitor, '/faq');
    const questions = await visitor.evaluate(() => document.querySelectorAll('main details').length);
    await visitor.click(first(bySelector('summary', main)));
    await visitor.sees(bySelector('details[open]', main));
    await visitor.fill(by('searchbox', undefined, main), 'password');
    await visitor.sees(bySelector('mark', main));
    expect(await visitor.evaluate(() => document.querySelectorAll('main details').length)).toBeLessThan(questions);
  },
);
