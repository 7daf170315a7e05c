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

describe('the prerendered pages', () => {
  it('The three lists are prerendered', () => {
    expect(PATHS).toEqual(['/inspiration', '/inspiration-me', '/community']);
  });

  it.each(PATHS)('%s has its title and its search in the HTML, without a style attribute', async (path) => {
    const page = parsed(await prerenderPage(remote, path));
    expect(page.querySelector('h1')?.textContent).not.toBe('');
    expect(page.querySelector('[role="search"]')?.querySelectorAll('input, select').length).toBeGreaterThan(0);
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('The curated inspirations are in the HTML, with a link to sign in for guests only', async () => {
    const page = parsed(await prerenderPage(remote, '/inspiration-me'));
    expect(page.querySelectorAll('h2, h3').length).toBeGreaterThan(17);
    expect(page.textContent).toContain('Sign in to view favorites');
  });

  describe.each([null, ADA])('as %s', (person) => {
    it.each(PATHS)('%s keeps its elements when it is hydrated', async (path) => {
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

  it.each(['/inspiration', '/community'])(
    'The list of %s counts as loading before anything is asked for',
    async (path) => {
      const page = parsed(await prerenderPage(remote, path));
      expect(page.querySelectorAll('section[aria-busy="true"]')).toHaveLength(1);
    },
  );

  it('A list of prompts keeps the place of its count while it loads, and says no number', async () => {
    const page = parsed(await prerenderPage(remote, '/inspiration'));
    const list = page.querySelector('section[aria-busy="true"]');
    expect(list?.textContent).toContain('Curated inspirations');
    expect(list?.textContent).not.toMatch(/\d/);
  });
});
