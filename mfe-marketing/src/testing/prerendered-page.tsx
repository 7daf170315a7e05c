import { SessionProvider } from '@storyloom/shared/auth';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { remote } from '../remote.ts';

function Pages() {
  return useRoutes([...remote.routes]);
}

/** Until a prerendered page is hydrated, the session is unknown. */
const NOT_HYDRATED = new Promise<void>(() => undefined);

const pageAt = (address: string) => (
  <SessionProvider heldUntil={NOT_HYDRATED}>
    <MemoryRouter initialEntries={[address]}>
      <Suspense fallback="Loading">
        <Pages />
      </Suspense>
    </MemoryRouter>
  </SessionProvider>
);

/** The HTML of a prerendered page, after everything that it needs is loaded. */
export async function prerenderPage(path: string): Promise<string> {
  render(pageAt(path));
  await screen.findByRole('heading', { level: 1 });
  cleanup();
  // React puts elements of the head before the page.
  return renderToString(pageAt(path)).replace(/^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/, '');
}

/**
 * Hydrates a prerendered page at an address, optionally with text typed into it before.
 *
 * @returns its container, and the errors that React recovered from or logged
 */
export async function hydratePage(html: string, address: string, typed = '') {
  const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => spoken.mockRestore());
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  if (typed !== '') container.querySelector('input')!.value = typed;
  const failures: unknown[] = [];
  await act(async () => {
    render(pageAt(address), {
      container,
      hydrate: true,
      onRecoverableError: (error) => failures.push(error),
    });
  });
  return { container, complaints: [...failures, ...spoken.mock.calls] };
}
