// @vitest-environment jsdom
import { sessionStorageKey } from '@storyloom/shared/api';
import { fakeNetwork } from '@storyloom/testing/network';
import { PAPER_NAMES, papers, THEME_STORAGE_KEY, tokens } from '@storyloom/shared/theme';
import { act, fireEvent } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLayout } from '../../testing/show-layout.tsx';

const html = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
const site = new DOMParser().parseFromString(html, 'text/html');
const root = document.documentElement;
const choice = (value: string) => document.querySelector<HTMLInputElement>(`footer input[value="${value}"]`)!;
const choose = (value: string) => act(async () => fireEvent.click(choice(value)));
const bars = (page: Document) =>
  [...page.querySelectorAll('meta[name="theme-color"]')].map((meta) => [
    /light|dark/.exec(meta.getAttribute('media')!)?.[0],
    meta.getAttribute('content'),
  ]);
const paper = { light: tokens.color.light.surface, dark: tokens.color.dark.surface };

beforeEach(() => {
  fakeNetwork(() => new Response(null, { status: 204 }));
});
afterEach(() => {
  for (const meta of document.head.querySelectorAll('meta')) meta.remove();
  delete root.dataset['theme'];
  delete root.dataset['paper'];
});

describe('the theme choice', () => {
  it('The chosen theme colours the browser’s bars', async () => {
    document.head.append(...[...site.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.cloneNode()));
    await showLayout();
    await choose('dark');
    expect(bars(document)).toEqual([
      ['light', paper.dark],
      ['dark', paper.dark],
    ]);
    await choose('system');
    expect(bars(document)).toEqual([
      ['light', paper.light],
      ['dark', paper.dark],
    ]);
  });
});

describe('the paper of a story', () => {
  it('The paper of a story colours the browser’s bars, until the user navigates to another page', async () => {
    document.head.append(...[...site.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.cloneNode()));
    root.dataset['paper'] = 'night';
    await showLayout('/story/7');
    const night = papers.night.sheet.surface;
    expect(bars(document)).toEqual([
      ['light', night],
      ['dark', night],
    ]);
    await act(async () => fireEvent.click(document.querySelector('main a[href="/elsewhere"]')!));
    expect(root.dataset['paper']).toBeUndefined();
    expect(bars(document)).toEqual([
      ['light', paper.light],
      ['dark', paper.dark],
    ]);
  });
});

describe('the HTML of the site', () => {
  const script = [...site.querySelectorAll('head script:not([type])')].map(({ textContent }) => textContent).join('');
  const paint = () => new Function(script)();

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['<script>', undefined],
    [null, undefined],
  ])('The HTML of the site with the stored theme %j is first painted as %j', (kept, theme) => {
    if (kept !== null) localStorage.setItem(THEME_STORAGE_KEY, kept);
    paint();
    expect(root.dataset['theme']).toBe(theme);
  });

  it('The HTML of the site is painted in the system’s theme when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(paint).not.toThrow();
    expect(root.dataset['theme']).toBeUndefined();
  });

  it.each([
    ['/story/7', '{"paper":"night"}', 'night'],
    ['/s/abc/', '{"size":"lg","paper":"sepia"}', 'sepia'],
    ['/dashboard', '{"paper":"night"}', undefined],
    ['/story/7', 'no JSON', undefined],
    ['/story/7', null, undefined],
  ])('The HTML at %s with the reading preferences %s has the paper %s at once', (address, kept, expected) => {
    history.replaceState(null, '', address);
    if (kept !== null) localStorage.setItem('storyloom-reading', kept);
    localStorage.setItem(sessionStorageKey(), '{}');
    paint();
    expect(root.dataset['paper']).toBe(expected);
    // The rest of the script has run, too.
    expect(root.dataset['session']).toBe('');
    delete root.dataset['session'];
  });

  it('The HTML of the site has the colours of both themes and of all papers, for the page and the browser’s bars', () => {
    const style = site.querySelector('head style')!.textContent!;
    const grounds = [...style.matchAll(/background: (#\w+)/g)].map(([, colour]) => colour);
    const sheets = PAPER_NAMES.map((name) => papers[name].sheet.surface);
    expect(grounds).toEqual([paper.light, paper.dark, paper.dark, ...sheets]);
    expect(bars(site)).toEqual([
      ['light', paper.light],
      ['dark', paper.dark],
    ]);
  });
});
