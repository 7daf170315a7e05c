// @vitest-environment jsdom
import { sessionStorageKey } from '@storyloom/shared/api';
import { fakeNetwork } from '@storyloom/testing/network';
import { PAPER_NAMES, papers, THEME_STORAGE_KEY, tokens } from '@storyloom/shared/theme';
import { act, fireEvent } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showLayout } from '../../testing/show-layout.tsx';

const html = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
const site = new DOMParser().parseFromString(html, 'text/html');
const root = document.documentElement;
const choose = (value: string) =>
  act(async () => fireEvent.click(document.querySelector(`footer input[value="${value}"]`)!));
/** Colors of the browser's bars in a light and in a dark system. */
const bars = (page: Document = document) =>
  ['light', 'dark'].map((system) =>
    page.querySelector(`meta[name="theme-color"][media*="${system}"]`)?.getAttribute('content'),
  );
const { light, dark } = { light: tokens.color.light.surface, dark: tokens.color.dark.surface };

afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['theme', 'paper', 'session']) delete root.dataset[name];
});

it('colors the browser’s bars by the paper of a story, and on other pages by the theme', async () => {
  fakeNetwork(() => new Response(null, { status: 204 }));
  document.head.append(...[...site.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.cloneNode()));
  root.dataset['paper'] = 'night';
  await showLayout('/story/7');
  const night = papers.night.sheet.surface;
  expect(bars()).toEqual([night, night]);
  await act(async () => fireEvent.click(document.querySelector('main a[href="/elsewhere"]')!));
  expect(root.dataset['paper']).toBeUndefined();
  expect(bars()).toEqual([light, dark]);
  await choose('dark');
  expect(bars()).toEqual([dark, dark]);
  await choose('system');
  expect(bars()).toEqual([light, dark]);
});

describe('the HTML of the site', () => {
  const script = [...site.querySelectorAll('head script:not([type])')].map(({ textContent }) => textContent).join('');
  const paint = () => new Function(script)();

  it('is first painted in the stored theme, if there is a valid one', () => {
    for (const stored of ['dark', 'light', '<script>', undefined]) {
      localStorage.clear();
      delete root.dataset['theme'];
      if (stored) localStorage.setItem(THEME_STORAGE_KEY, stored);
      paint();
      expect(root.dataset['theme'], stored).toBe(stored === '<script>' ? undefined : stored);
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(paint).not.toThrow();
    expect(root.dataset['theme']).toBeUndefined();
  });

  it('has the chosen paper at once at the address of a story', () => {
    for (const [address, stored, paper] of [
      ['/story/7', '{"paper":"night"}', 'night'],
      ['/s/abc/', '{"size":"lg","paper":"sepia"}', 'sepia'],
      ['/dashboard', '{"paper":"night"}', undefined],
      ['/story/7', 'no JSON', undefined],
    ] as const) {
      history.replaceState(null, '', address);
      delete root.dataset['paper'];
      localStorage.setItem('storyloom-reading', stored);
      localStorage.setItem(sessionStorageKey(), '{}');
      paint();
      expect(root.dataset['paper'], `${address} ${stored}`).toBe(paper);
      // The rest of the script has run, too.
      expect(root.dataset['session']).toBe('');
    }
  });

  it('has the colors of both themes and of all papers', () => {
    const style = site.querySelector('head style')!.textContent!;
    const grounds = [...style.matchAll(/background: (#\w+)/g)].map(([, color]) => color);
    const sheets = PAPER_NAMES.map((name) => papers[name].sheet.surface);
    expect(grounds).toEqual([light, dark, dark, ...sheets]);
    expect(bars(site)).toEqual([light, dark]);
  });
});
