// @vitest-environment jsdom
import { writeSiteConfig } from '@storyloom/testing/write-site-config';
import { act, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Site } from '../app/site.tsx';
import { hydratePrerendered } from './hydrate.ts';
import { ownPages, renderPage } from './render-page.tsx';

const releases = { remotes: [] };
const live = vi.fn();
let pages: Readonly<Record<string, Awaited<ReturnType<typeof renderPage>>>>;

// Before any page of this file is open, so that the session is unknown.
beforeAll(async () => {
  const written = ownPages.map(async ({ path }) => [path, await renderPage({ path, releases })] as const);
  pages = Object.fromEntries(await Promise.all(written));
});

beforeEach(() => {
  writeSiteConfig();
  addEventListener('storyloom:live', live);
});
afterEach(() => {
  removeEventListener('storyloom:live', live);
  live.mockClear();
  history.replaceState(null, '', '/');
});

/** Opens a page of the shell as a browser does that has its HTML, and hydrates it. */
function open(address: string) {
  const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = pages[address.replace(/\?.*/, '')]?.body ?? '';
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root">${body}</div>`;
  const [root, main] = [document.querySelector<HTMLElement>('#root')!, document.querySelector('main')!];
  return {
    field: main.querySelector('input')!,
    // Rendering for a browser and in Node in one process is particular to this test.
    complaints: () => spoken.mock.calls.filter(([words]) => !String(words).includes('multiple renderers')),
    hydrate: () =>
      act(() =>
        hydratePrerendered(root, main, undefined, (hydrated) => (
          <Site releases={releases} router={BrowserRouter} hydrated={hydrated} />
        )),
      ),
  };
}

describe('the prerendered pages of the shell', () => {
  it('include sign-in and sign-up, hidden from search engines', () => {
    expect(ownPages.map(({ path, hidden }) => [path, hidden])).toEqual([
      ['/auth', true],
      ['/signup', true],
    ]);
    for (const { head, body, route } of Object.values(pages)) {
      expect(head).toMatch(/<title>[^<]+ · Storyloom<\/title>/);
      expect(body).toMatch(/<input[^>]*name="email"/);
      expect(body).not.toContain(' style=');
      expect(route).toBeUndefined();
    }
  });

  it('keep their fields, and what was typed into them, when they are hydrated', async () => {
    const { field, complaints, hydrate } = open('/auth');
    field.value = 'mara@example.com';
    await hydrate();
    await waitFor(() => expect(live).toHaveBeenCalledOnce());
    expect(screen.getByLabelText('Email')).toBe(field);
    expect(field).toHaveValue('mara@example.com');
    expect(complaints()).toEqual([]);
  });

  it('follow the query of the address once they are hydrated', async () => {
    const { complaints, hydrate } = open('/auth?forgot');
    await hydrate();
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeInTheDocument();
    expect(complaints()).toEqual([]);
  });
});
