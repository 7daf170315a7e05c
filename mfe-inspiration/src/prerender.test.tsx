// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { ADA } from '@storyloom/testing/people';
import { hydratePage, prerenderPage } from '@storyloom/testing/prerendered-page';
import { promptRow, sharedRow } from '@storyloom/testing/rows';
import { signIn, signOut } from '@storyloom/testing/session';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import prerendered from './prerender.ts';
import { remote } from './remote.ts';

const PATHS = prerendered.pages.map(({ path }) => path);

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

describe('the prerendered lists', () => {
  it('have title and search in the HTML, no inline style, and count as loading without a number', async () => {
    expect(PATHS).toEqual(['/inspiration', '/inspiration-me', '/community']);
    for (const path of PATHS) {
      const page = parsed(await prerenderPage(remote, path));
      expect(page.querySelector('h1')?.textContent).not.toBe('');
      expect(page.querySelector('[role="search"]')?.querySelectorAll('input, select').length).toBeGreaterThan(0);
      expect(page.querySelectorAll('[style]')).toHaveLength(0);
      const loading = [...page.querySelectorAll('section[aria-busy="true"]')];
      expect(loading).toHaveLength(path === '/inspiration-me' ? 0 : 1);
      expect(loading.map(({ textContent }) => textContent).join()).not.toMatch(/\d/);
    }
    const curated = parsed(await prerenderPage(remote, '/inspiration-me'));
    expect(curated.querySelectorAll('h2, h3').length).toBeGreaterThan(17);
    expect(curated.textContent).toContain('Sign in to view favorites');
  });

  it.each([
    ['/inspiration', null],
    ['/inspiration-me', ADA],
    ['/community', ADA],
  ])('%s keeps its elements when it is hydrated as %s', async (path, person) => {
    backend.community.prompts = [promptRow(1)];
    backend.community.rows = [sharedRow(1)];
    const html = await prerenderPage(remote, path);
    await (person === null ? signOut() : signIn(person));
    let field: Element | null = null;
    const { complaints, publish, container } = await hydratePage(remote, html, path, (page) => {
      field = page.querySelector('input, select');
    });
    expect(complaints).toEqual([]);
    await publish();
    await waitFor(() => expect(container.querySelector('li h2, li h3')).toBeVisible());
    expect(container.querySelector('input, select')).toBe(field);
    expect(complaints).toEqual([]);
  });
});
