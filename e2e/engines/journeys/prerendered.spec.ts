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
}

const comesAlive = (visitor: Visitor) =>
  visitor.until('scripts to answer', () => 'live' in document.documentElement.dataset, true);

test(
  'The home page needs no scripts, and is hydrated in place at first use',
  { tag: '@marketing' },
  async ({ visitor }) => {
    const contents = () => visitor.evaluate(() => document.querySelector('main')?.textContent);
    await openUnused(visitor, '/');
    const before = await contents();
    expect(before?.length).toBeGreaterThan(1000);
    await visitor.evaluate(() => void Object.assign(document.querySelector('main h1') ?? {}, { storyloomMark: true }));
    await visitor.stir();
    await comesAlive(visitor);
    expect(await contents()).toBe(before);
    // React hydrated the existing element and did not replace it.
    expect(await visitor.evaluate(() => 'storyloomMark' in (document.querySelector('main h1') ?? {}))).toBe(true);
    await visitor.click(by('link', words.generators, by('navigation', words.main)));
    await visitor.sees(by('heading', words.fantasy));
  },
);

test(
  'Menu, prices and questions answer the first press and the first typed words',
  { tag: ['@marketing', '@shell'] },
  async ({ arrive }) => {
    const visitor = await arrive(PHONE);
    await openUnused(visitor, '/');
    await visitor.click(by('button', words.openMenu));
    await visitor.sees(by('dialog'));
    await visitor.click(by('button', words.closeMenu));
    await visitor.misses(by('dialog'));
    // Firefox reports scripts that a navigation cuts off as altered.
    await comesAlive(visitor);

    await openUnused(visitor, '/pricing');
    await visitor.click(byText(words.yearly, main));
    await visitor.until('Yearly to be chosen', () => document.querySelectorAll('main input:checked').length, 1);
    await visitor.sees(byText(/\$9\.60/, main));
    await comesAlive(visitor);

    await openUnused(visitor, '/faq');
    await visitor.click(first(bySelector('summary', main)));
    await visitor.sees(bySelector('details[open]', main));
    await visitor.fill(by('searchbox', undefined, main), 'password');
    await visitor.sees(bySelector('mark', main));
  },
);
