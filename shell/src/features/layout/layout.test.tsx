// @vitest-environment jsdom
import type * as Auth from '@storyloom/shared/auth';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork, storeSession, writeSiteConfig } from '../../testing/fake-network.ts';
import { button, link, press } from '../../testing/queries.ts';

vi.setConfig({ testTimeout: 20_000 });

const releases: ReleaseMap = {
  remotes: [
    {
      id: 'generator',
      name: 'Story generator',
      contract: 1,
      entry: '/x',
      routes: [],
      nav: [
        { label: 'Generators', to: '/generators', order: 20 },
        { label: 'Mine', to: '/dashboard', order: 40, when: 'signed-in' },
        { label: 'Home', to: '/', order: 10 },
      ],
    },
  ],
};

function Where() {
  const { pathname, search, state } = useLocation();
  return <output data-testid="where">{JSON.stringify({ at: `${pathname}${search}`, state })}</output>;
}
const where = () => JSON.parse(screen.getByTestId('where').textContent!);

async function show(at = '/') {
  vi.resetModules();
  const { SessionProvider }: typeof Auth = await import('@storyloom/shared/auth');
  const { Layout } = await import('./layout.tsx');
  const queryClient = new QueryClient();
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <MemoryRouter initialEntries={[at]}>
            <Layout releases={releases}>
              <Where />
              <Link to="/elsewhere">Elsewhere</Link>
              <Link to="/">Back home</Link>
              <Link to="?page=2">Next page</Link>
            </Layout>
          </MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>,
    ),
  );
  return { queryClient };
}

const labels = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map(({ textContent }) => textContent);
const toggle = () => document.querySelector<HTMLButtonElement>('[aria-controls="site-menu"]')!;
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

let logout: () => Response | Error;
beforeEach(() => {
  writeSiteConfig();
  logout = () => new Response(null, { status: 204 });
  fakeNetwork(() => logout());
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the header', () => {
  it('shows a guest the pages in order, and Log in and Sign up', async () => {
    await show();
    expect(labels('nav[aria-label="Main"]')).toEqual(['Home', 'Generators']);
    expect(link('Log in').getAttribute('href')).toBe('/auth');
    expect(link('Sign up').getAttribute('href')).toBe('/signup');
  });

  it('marks the page one is on, and home only at home', async () => {
    await show('/generators/scifi');
    const current = [...document.querySelectorAll('nav[aria-label="Main"] [aria-current="page"]')];
    expect(current.map(({ textContent }) => textContent)).toEqual(['Generators']);
  });

  it('remembers the page on which Log in was pressed, but not the auth screen itself', async () => {
    await show('/generators/scifi?x=1');
    await press(link('Log in'));
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/generators/scifi?x=1' } });
    await press(link('Sign up'));
    expect(where().state?.returnTo).not.toBe('/auth');
  });

  it('keeps where to return to from Log in over to Sign up', async () => {
    await show('/generators/scifi');
    await press(link('Log in'));
    await press(link('Sign up'));
    expect(where()).toEqual({ at: '/signup', state: { returnTo: '/generators/scifi' } });
  });

  it('shows a signed-in person their e-mail, their pages and a menu to sign out', async () => {
    storeSession();
    const { queryClient } = await show('/generators');
    queryClient.setQueryData(['stories', 'user-1'], ['theirs']);
    await screen.findByText('mara@example.com', undefined, { timeout: 5000 });
    expect(labels('nav[aria-label="Main"]')).toEqual(['Home', 'Generators', 'Mine']);
    expect(screen.queryByText('Log in')).toBeNull();
    await userEvent.click(button('mara@example.com'));
    expect((await screen.findByText('My Stories')).closest('a')?.getAttribute('href')).toBe('/dashboard');
    await userEvent.click(screen.getByText('Sign out'));
    await screen.findByText('Log in', undefined, { timeout: 5000 });
    await vi.waitFor(() => expect(queryClient.getQueryData(['stories', 'user-1'])).toBeUndefined());
    expect(where().at).toBe('/');
    expect(localStorage.length).toBe(0);
  });

  it('keeps a person who could not be signed out', async () => {
    storeSession();
    logout = () => new TypeError('Failed to fetch');
    await show('/generators');
    await screen.findByText('mara@example.com', undefined, { timeout: 5000 });
    await userEvent.click(button('mara@example.com'));
    await userEvent.click(await screen.findByText('Sign out'));
    await act(async () => undefined);
    expect(button('mara@example.com')).toBeTruthy();
    expect(localStorage.length).toBe(1);
  });

  it('opens its menu on a phone and closes it with Escape, back on the button', async () => {
    await show();
    expect(toggle().getAttribute('aria-label') ?? toggle().textContent).toContain('Open menu');
    await press(toggle());
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it('closes its menu at every change of the page, and it stays closed on the way back', async () => {
    await show();
    await press(toggle());
    await press(link('Elsewhere'));
    expect(isOpen()).toBe(false);
    await press(link('Back home'));
    expect(where().at).toBe('/');
    expect(isOpen()).toBe(false);
  });

  it.each([
    [10, false],
    [11, true],
  ])('scrolled by %i pixels is blurred: %s', async (scrollY, blurred) => {
    await show();
    const header = document.querySelector('header')!;
    const before = header.className;
    act(() => {
      vi.stubGlobal('scrollY', scrollY);
      fireEvent.scroll(window);
    });
    expect(header.className !== before).toBe(blurred);
  });
});

describe('a new page', () => {
  it('starts at its top with the keyboard in it', async () => {
    await show();
    await press(link('Elsewhere'));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  it('takes neither at the first one, nor when only the search changes', async () => {
    await show();
    expect(document.activeElement).toBe(document.body);
    await press(link('Next page'));
    expect(where().at).toBe('/?page=2');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('can be reached past the header', async () => {
    await show();
    expect(link('Skip to content').getAttribute('href')).toBe(`#${document.querySelector('main')?.id}`);
  });
});

describe('the footer', () => {
  it('names the pages that are for everybody', async () => {
    await show();
    expect(labels('footer nav')).toEqual(['Home', 'Generators']);
  });
});
