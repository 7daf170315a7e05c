import { SessionProvider } from '@storyloom/shared/auth';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** A page at an address, with what the site has around it. */
function pageAt(page: ReactNode, address: string): ReactNode {
  return (
    <SessionProvider>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </SessionProvider>
  );
}

export const renderPage = (page: ReactNode, address = '/') => render(pageAt(page, address));

/** A page as it is written into HTML, when nobody knows the address yet, nor who reads it. */
export const writePage = (page: ReactNode): string =>
  // React puts what belongs into the head before the page.
  renderToString(pageAt(page, '/')).replace(/^(?:<title>.*?<\/title>|<meta[^>]*>)+/, '');

/**
 * A page as it is written into HTML, when nobody knows the address yet, and then runs in a browser.
 *
 * @returns its place in the document, its HTML as written, and what React had to put right.
 */
export function hydratePage(page: ReactNode, address: string) {
  const container = document.createElement('div');
  container.innerHTML = writePage(page);
  document.body.append(container);
  const written = container.innerHTML;
  const failures: unknown[] = [];
  render(pageAt(page, address), {
    container,
    hydrate: true,
    onRecoverableError: (error) => failures.push(error),
  });
  return { container, written, failures };
}
