// @vitest-environment jsdom
import { THEME_STORAGE_KEY, tokens } from '@storyloom/shared/theme';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork, writeSiteConfig } from '../../testing/fake-network.ts';
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
  writeSiteConfig();
  fakeNetwork(() => new Response(null, { status: 204 }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete root.dataset['theme'];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the choice of colours', () => {
  it('colours the browser’s own bars', async () => {
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

describe('the HTML of the site', () => {
  const script = [...site.querySelectorAll('head script:not([type])')].map(({ textContent }) => textContent).join('');
  const paint = () => new Function(script)();

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['<script>', undefined],
    [null, undefined],
  ])('with %j chosen is painted as %j at once', (kept, theme) => {
    if (kept !== null) localStorage.setItem(THEME_STORAGE_KEY, kept);
    paint();
    expect(root.dataset['theme']).toBe(theme);
  });

  it('is painted as the system has it when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(paint).not.toThrow();
    expect(root.dataset['theme']).toBeUndefined();
  });

  it('has the paper of both themes, on the page and in the browser’s bars', () => {
    const style = site.querySelector('head style')!.textContent!;
    const grounds = [...style.matchAll(/background: (#\w+)/g)].map(([, colour]) => colour);
    expect(grounds).toEqual([paper.light, paper.dark, paper.dark]);
    expect(bars(site)).toEqual([
      ['light', paper.light],
      ['dark', paper.dark],
    ]);
  });
});
