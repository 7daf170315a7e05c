// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork } from '@storyloom/testing/network';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountButton, showLayout, where } from '../../testing/show-layout.tsx';

const labels = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map(({ textContent }) => textContent);
let logout: () => Response | Error;
beforeEach(() => {
  logout = () => new Response(null, { status: 204 });
  fakeNetwork(() => logout());
});

describe('the header', () => {
  it('A guest’s header has the pages in order, Sign in and Sign up', async () => {
    await showLayout();
    expect(labels('nav[aria-label="Main"]')).toEqual(['Home', 'Generators']);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });

  it('The header marks the current page', async () => {
    await showLayout('/generators/scifi');
    const current = [...document.querySelectorAll('nav[aria-label="Main"] [aria-current="page"]')];
    expect(current.map(({ textContent }) => textContent)).toEqual(['Generators']);
  });

  it('Sign in remembers the current page, unless it is the sign-in page', async () => {
    await showLayout('/generators/scifi?x=1');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/generators/scifi?x=1' } });
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(where().state?.returnTo).not.toBe('/auth');
  });

  it('Sign up keeps the page that Sign in remembered', async () => {
    await showLayout('/generators/scifi');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(where()).toEqual({ at: '/signup', state: { returnTo: '/generators/scifi' } });
  });

  it('A signed-in user’s header has their pages and a menu with email, My Stories and Sign out', async () => {
    storeSession();
    await showLayout('/generators');
    await user.click(await accountButton());
    expect(labels('nav[aria-label="Main"]')).toEqual(['Home', 'Generators', 'Mine']);
    expect(screen.queryByText('Sign in')).not.toBeInTheDocument();
    expect((await screen.findByText('My Stories')).closest('a')).toHaveAttribute('href', '/dashboard');
    expect(document.querySelector('[role="menu"]')?.textContent).toContain('mara@example.com');
    await user.click(screen.getByText('Sign out'));
    await screen.findByText('Sign in');
    await vi.waitFor(() => expect(where().at).toBe('/'));
    expect(localStorage.length).toBe(0);
  });

  it('The account button shows the name and the email address, and is labelled by both', async () => {
    storeSession(fakeSession({ name: ' Mara Lind ' }));
    await showLayout('/generators');
    const account = await accountButton('Mara Lind mara@example.com');
    expect(account).not.toHaveAttribute('aria-label');
    expect(account.title).toBe('');
  });

  it.each(['', '  ', 7, { first: 'Mara' }])(
    'The account button shows the email address when the name is %j',
    async (name) => {
      storeSession(fakeSession({ name }));
      await showLayout('/generators');
      expect(await accountButton()).toBeInTheDocument();
    },
  );

  it('The account menu links to the account settings', async () => {
    storeSession(fakeSession({ name: 'Mara' }));
    await showLayout('/generators');
    await user.click(await accountButton('Mara mara@example.com'));
    const items = [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
    expect(items).toEqual(['My Stories', 'Account Settings', 'Sign out']);
    expect(screen.getByRole('menuitem', { name: 'Account Settings' })).toHaveAttribute(
      'href',
      '/dashboard?section=settings',
    );
  });

  it.each([
    [10, false],
    [11, true],
  ])('The header is blurred after scrolling by %i pixels: %s', async (scrollY, blurred) => {
    await showLayout();
    const header = document.querySelector('header')!;
    const before = header.className;
    act(() => {
      vi.stubGlobal('scrollY', scrollY);
      fireEvent.scroll(window);
    });
    expect(header.className !== before).toBe(blurred);
  });

  it('The header can be skipped by a link to the main content', async () => {
    await showLayout();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${document.querySelector('main')?.id}`,
    );
  });
});

describe('the footer', () => {
  it('The footer lists the public pages, with blog posts and legal pages apart', async () => {
    await showLayout();
    expect(labels('footer nav[aria-label="Site"]')).toEqual(['Home', 'Generators', 'About']);
    expect(labels('footer nav[aria-label="From the blog"]')).toEqual(['A post']);
    expect(labels('footer nav[aria-label="Legal"]')).toEqual(['Terms']);
  });

  it('Without scripts, the menu link leads to the footer', async () => {
    await showLayout();
    const menu = within(screen.getByRole('banner')).getByRole<HTMLAnchorElement>('link', { name: 'Menu' });
    expect(document.querySelector(menu.hash)).toHaveAttribute('aria-label', 'Site');
    // The button that needs scripts leads there too when they fail to load.
    expect(document.querySelector('header button[aria-haspopup]')?.getAttribute('data-instead')).toBe(
      menu.hash.slice(1),
    );
  });

  it('The footer has the contact address when one is configured', async () => {
    await showLayout('/', null, 'help@stories.example');
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'help@stories.example' })).toHaveAttribute(
      'href',
      'mailto:help@stories.example',
    );
    cleanup();
    await showLayout();
    expect(document.querySelector('footer [href^="mailto:"]')).toBeNull();
    expect(document.querySelector('footer')?.textContent).not.toContain('Contact');
  });

  it('The footer links to other sites with rel="me noopener"', async () => {
    await showLayout();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[rel]')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['GitHub', 'X', 'Instagram']);
    expect(links.every(({ protocol, rel }) => protocol === 'https:' && rel === 'me noopener')).toBe(true);
  });
});
