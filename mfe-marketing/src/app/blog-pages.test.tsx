// @vitest-environment jsdom
import { fakeNetwork, json } from '@storyloom/shared/testing/network';
import { SessionProvider } from '@storyloom/shared/auth';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { routes } from './routes.tsx';

function Pages() {
  return useRoutes([...routes]);
}

const pageAt = (address: string) => (
  <SessionProvider>
    <MemoryRouter initialEntries={[address]}>
      <Suspense fallback="Loading">
        <Pages />
      </Suspense>
    </MemoryRouter>
  </SessionProvider>
);

/** A page as it is written into HTML, once all that is fetched when it is shown is here. */
async function written(address: string): Promise<string> {
  render(pageAt(address));
  await waitFor(() => {
    if (!document.querySelector('h1')) throw new Error('The page has not come yet');
  });
  cleanup();
  return renderToString(pageAt(address)).replace(/^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/, '');
}

/** Lets a written page come alive at an address; gives what React had to put right, and what it complained of. */
async function comeAlive(html: string, address: string, typed = '') {
  const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  if (typed !== '') container.querySelector('input')!.value = typed;
  const failures: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, pageAt(address), { onRecoverableError: (error) => failures.push(error) }),
  );
  return { container, complaints: [...failures, ...spoken.mock.calls], end: () => act(() => root.unmount()) };
}

it.each(['/blog', '/blog/category/prompts', '/blog/finding-your-voice'])(
  '%s is whole as it was written, and the same when it comes alive',
  async (path) => {
    const html = await written(path);
    const before = new DOMParser().parseFromString(html, 'text/html').body;
    expect(before.querySelector('h1')).not.toBeNull();
    expect(before.querySelectorAll('script, [style]')).toHaveLength(0);
    const { container, complaints, end } = await comeAlive(html, `${path}?utm_source=elsewhere`);
    expect(complaints).toEqual([]);
    expect(container.querySelectorAll('*').length).toBeGreaterThan(50);
    // What browsers without script are told is no concern of the others.
    for (const element of [...before.querySelectorAll('noscript'), ...container.querySelectorAll('noscript')]) {
      element.textContent = '';
    }
    expect(before.textContent === container.textContent).toBe(true);
    end();
  },
);

it('the search is written without knowing what for, and comes alive with what the address says', async () => {
  fakeNetwork(() => json([]));
  const { container, complaints, end } = await comeAlive(await written('/search'), '/search?q=lighthouse');
  expect(complaints).toEqual([]);
  await waitFor(() => expect(container.querySelector('input')?.value).toBe('lighthouse'));
  end();
});

it('what was typed into the search before the script came is searched for', async () => {
  fakeNetwork(() => json([]));
  const { container, complaints, end } = await comeAlive(await written('/search'), '/search', 'character');
  expect(complaints).toEqual([]);
  expect(container.querySelector('input')?.value).toBe('character');
  await waitFor(() => expect(container.querySelector('mark')?.textContent).toBe('Character'));
  end();
});

it('an article is whole in its HTML: text, table, drawing and what follows', async () => {
  const html = await written('/blog/finding-your-voice');
  for (const part of ['<table', 'role="img"', '<figcaption', 'Related articles', 'New articles by email']) {
    expect(html).toContain(part);
  }
  expect(html.match(/<p[ >]/g)?.length).toBeGreaterThan(20);
});
