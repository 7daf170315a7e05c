// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/shared/testing/fake-auth';
import { fakeNetwork } from '@storyloom/shared/testing/network';
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
  it('shows a guest the site’s pages in order, and Sign in and Sign up', async () => {
    await showLayout();
    expect(labels('nav[aria-label="Main"]')).toEqual(['Home', 'Generators']);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });

  it('marks the page one is on, and home only at home', async () => {
    await showLayout('/generators/scifi');
    const current = [...document.querySelectorAll('nav[aria-label="Main"] [aria-current="page"]')];
    expect(current.map(({ textContent }) => textContent)).toEqual(['Generators']);
  });

  it('remembers the page on which Sign in was pressed, but not the auth screen itself', async () => {
    await showLayout('/generators/scifi?x=1');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/generators/scifi?x=1' } });
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(where().state?.returnTo).not.toBe('/auth');
  });

  it('keeps where to return to from Sign in over to Sign up', async () => {
    await showLayout('/generators/scifi');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(where()).toEqual({ at: '/signup', state: { returnTo: '/generators/scifi' } });
  });

  it('shows a signed-in person their pages and a menu with their e-mail, their stories and the way out', async () => {
    storeSession();
    await showLayout('/generators');
    await user.click(await accountButton());
    expect(labels('nav[aria-label="Main"]')).toEqual(['Home', 'Generators', 'Mine']);
    expect(screen.queryByText('Sign in')).not.toBeInTheDocument();
    expect((await screen.findByText('My Stories')).closest('a')).toHaveAttribute('href', '/dashboard');
    expect(document.querySelector('[role="menu"]')?.textContent).toContain('mara@example.com');
    await user.click(screen.getByText('Sign out'));
    await screen.findByText('Sign in', undefined, { timeout: 5000 });
    await vi.waitFor(() => expect(where().at).toBe('/'));
    expect(localStorage.length).toBe(0);
  });

  it('shows the user’s name with the email address below it, and is named after whose account it is', async () => {
    storeSession(fakeSession({ name: ' Mara Lind ' }));
    await showLayout('/generators');
    const account = await accountButton('Mara Lind mara@example.com');
    expect(account).not.toHaveAttribute('aria-label');
    expect(account.title).toBe('');
  });

  it.each(['', '  ', 7, { first: 'Mara' }])('shows the email address where the name is %j', async (name) => {
    storeSession(fakeSession({ name }));
    await showLayout('/generators');
    expect(await accountButton()).toBeInTheDocument();
  });

  it('leads from the user’s menu to the settings of the account', async () => {
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
  ])('scrolled by %i pixels is blurred: %s', async (scrollY, blurred) => {
    await showLayout();
    const header = document.querySelector('header')!;
    const before = header.className;
    act(() => {
      vi.stubGlobal('scrollY', scrollY);
      fireEvent.scroll(window);
    });
    expect(header.className !== before).toBe(blurred);
  });

  it('can be skipped', async () => {
    await showLayout();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${document.querySelector('main')?.id}`,
    );
  });
});

describe('the footer', () => {
  it('names every page for everybody, posts of the blog and the legal ones apart', async () => {
    await showLayout();
    expect(labels('footer nav[aria-label="Site"]')).toEqual(['Home', 'Generators', 'About']);
    expect(labels('footer nav[aria-label="From the blog"]')).toEqual(['A post']);
    expect(labels('footer nav[aria-label="Legal"]')).toEqual(['Terms']);
  });

  it('is where the menu of a browser without scripts leads', async () => {
    await showLayout();
    const menu = within(screen.getByRole('banner')).getByRole<HTMLAnchorElement>('link', { name: 'Menu' });
    expect(document.querySelector(menu.hash)).toHaveAttribute('aria-label', 'Site');
    // The button that needs scripts leads there too, when they do not come.
    expect(document.querySelector('header button[aria-haspopup]')?.getAttribute('data-instead')).toBe(
      menu.hash.slice(1),
    );
  });

  it('says how to reach the people who run the site, where they have said it', async () => {
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

  it('says where Storyloom is found elsewhere, and lets nobody there reach back', async () => {
    await showLayout();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[rel]')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['GitHub', 'X', 'Instagram']);
    expect(links.every(({ protocol, rel }) => protocol === 'https:' && rel === 'me noopener')).toBe(true);
  });
});
