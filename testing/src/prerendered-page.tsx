import { SessionProvider } from '@storyloom/shared/auth';
import type { RemoteModule } from '@storyloom/shared/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { codeLoaded } from './code-loaded.ts';

function Pages({ remote }: { readonly remote: RemoteModule }) {
  return useRoutes([...remote.routes]);
}

const pageAt = (remote: RemoteModule, address: string, hydrated: Promise<void>) => (
  <SessionProvider heldUntil={hydrated}>
    <MemoryRouter initialEntries={[address]}>
      <Suspense fallback="Loading">
        <Pages remote={remote} />
      </Suspense>
    </MemoryRouter>
  </SessionProvider>
);

/** While a page is prerendered, the session is unknown. */
const NEVER = new Promise<void>(() => undefined);

/** The HTML of a prerendered page, after everything that it needs is loaded. */
export async function prerenderPage(remote: RemoteModule, path: string): Promise<string> {
  const page = pageAt(remote, path, NEVER);
  render(page);
  await codeLoaded();
  await screen.findByRole('heading', { level: 1 });
  cleanup();
  // React puts elements of the head before the page.
  return renderToString(page).replace(/^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/, '');
}

/**
 * Hydrates a prerendered page at an address. The session is unknown until `publish` is called.
 *
 * @param use what the user does on the page before its scripts arrive
 * @returns its container, and the errors that React recovered from or logged
 */
export async function hydratePage(
  remote: RemoteModule,
  html: string,
  address: string,
  use: (page: HTMLElement) => void = () => undefined,
) {
  const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => spoken.mockRestore());
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  use(container);
  const failures: unknown[] = [];
  let settle = () => {};
  const hydrated = new Promise<void>((resolve) => {
    settle = resolve;
  });
  await act(async () => {
    render(pageAt(remote, address, hydrated), {
      container,
      hydrate: true,
      onRecoverableError: (error) => failures.push(error),
    });
  });
  return { container, complaints: [...failures, ...spoken.mock.calls], publish: () => act(async () => settle()) };
}
