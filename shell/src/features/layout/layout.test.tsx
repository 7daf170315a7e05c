// @vitest-environment jsdom
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork } from '@storyloom/testing/network';
import { user } from '@storyloom/testing/user';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDialog } from '../../testing/fake-dialog.ts';
import { accountButton, showLayout, where } from '../../testing/show-layout.tsx';
import { AccountName } from './account-name.tsx';

const labels = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map(({ textContent }) => textContent);
beforeAll(fakeDialog);
beforeEach(() => {
  fakeNetwork(() => new Response(null, { status: 204 }));
});

describe('the header', () => {
  it('has the pages in order, the current one marked, and can be skipped', async () => {
    await showLayout('/generators/scifi');
    expect(labels('nav[aria-label="Main"]')).toEqual(['Home', 'Generators']);
    const current = [...document.querySelectorAll('nav[aria-label="Main"] [aria-current="page"]')];
    expect(current.map(({ textContent }) => textContent)).toEqual(['Generators']);
    expect(screen.getByText('Skip to content')).toHaveAttribute('href', `#${document.querySelector('main')?.id}`);
    expect(history.scrollRestoration).toBe('manual');
    expect(document.querySelector('header [role="status"]')?.textContent).toBe('');
  });

  it('remembers the current page at Sign in, and keeps it at Sign up', async () => {
    await showLayout('/generators/scifi?x=1');
    await user.click(screen.getByText('Sign in'));
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/generators/scifi?x=1' } });
    await user.click(screen.getByText('Sign up'));
    expect(where()).toEqual({ at: '/signup', state: { returnTo: '/generators/scifi?x=1' } });
    await user.click(screen.getByText('Sign in'));
    expect(where().state).toEqual({ returnTo: '/generators/scifi?x=1' });
    cleanup();
    await showLayout('/auth');
    await user.click(screen.getByText('Sign up'));
    expect(where().state).toEqual({});
  });

  it('has the pages and the menu of a signed-in user, labelled by name and address', async () => {
    storeSession(fakeSession({ name: ' Mara Lind ' }));
    await showLayout('/generators');
    const account = await accountButton('Mara Lind mara@example.com');
    expect(labels('nav[aria-label="Main"]')).toEqual(['Home', 'Generators', 'Mine']);
    await user.click(account);
    expect(await screen.findByRole('menu')).toHaveTextContent('mara@example.com');
    const items = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
    expect(items).toEqual([
      ['My Stories', '/dashboard'],
      ['Account Settings', '/dashboard?section=settings'],
      ['Sign out', null],
    ]);
  });

  it('shows the email address of an account without a usable name', async () => {
    for (const name of ['  ', 7]) {
      storeSession(fakeSession({ name }));
      await showLayout('/generators');
      expect(await accountButton(), `${name}`).toBeInTheDocument();
      cleanup();
    }
  });

  it('shows an email address of up to 22 characters below the name, and only reads out a longer one', () => {
    const emails = ['mara@example.com', 'mara.quill@example.com', 'mara.quill1@example.com'];
    render(emails.map((email) => <AccountName key={email} person={{ name: 'Mara', email }} />));
    const [short, fitting, long] = emails.map((email) => screen.getByText(email).className);
    expect(fitting).toBe(short);
    expect(long).not.toBe(short);
  });

  it('is blurred after scrolling by more than 10 pixels', async () => {
    await showLayout();
    const classAt = (scrollY: number) => {
      vi.stubGlobal('scrollY', scrollY);
      fireEvent.scroll(window);
      return document.querySelector('header')!.className;
    };
    const top = classAt(0);
    expect(classAt(10)).toBe(top);
    expect(classAt(11)).not.toBe(top);
  });
});

describe('the footer', () => {
  it('lists the public pages, and stands in for the menu without scripts', async () => {
    await showLayout();
    expect(labels('footer nav[aria-label="Site"]')).toEqual(['Home', 'Generators', 'About']);
    expect(labels('footer nav[aria-label="From the blog"]')).toEqual(['A post']);
    expect(labels('footer nav[aria-label="Legal"]')).toEqual(['Terms']);
    const menu = within(document.querySelector('header')!).getByText<HTMLAnchorElement>('Menu');
    expect(document.querySelector(menu.hash)).toHaveAttribute('aria-label', 'Site');
    // The button that needs scripts leads there too when they fail to load.
    expect(document.querySelector('header button[aria-haspopup]')).toHaveAttribute('data-instead', menu.hash.slice(1));
  });

  it('has the contact address when one is configured', async () => {
    await showLayout('/', null, 'help@stories.example');
    expect(screen.getByText('help@stories.example')).toHaveAttribute('href', 'mailto:help@stories.example');
    cleanup();
    await showLayout();
    expect(document.querySelector('footer')).not.toHaveTextContent('Contact');
  });
});

describe('the connection', () => {
  const said = () => document.querySelector('header [role="status"]')?.textContent;
  function connect(online: boolean) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
  }
  const OFFLINE = 'You’re offline. What you write is kept on this device.';

  it('is reported while it is lost, and for a moment when it is back for good', async () => {
    connect(false);
    await showLayout();
    expect(said()).toBe(OFFLINE);
    vi.useFakeTimers();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(said()).toBe(OFFLINE);
    connect(true);
    expect(said()).toBe('You’re back online.');
    connect(false);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(said()).toBe(OFFLINE);
    connect(true);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(said()).toBe('');
  });
});

const toggle = () => document.querySelector<HTMLButtonElement>('[aria-label="Open menu"]')!;
const menu = () => document.querySelector('dialog');
const inMenu = (selector: string) => [...menu()!.querySelectorAll(selector)].map(({ textContent }) => textContent);
async function open() {
  act(() => toggle().focus());
  await user.click(toggle());
}
const follow = (name: string) => user.click(screen.getByText(name, { selector: 'main *' }));

describe('the mobile menu', () => {
  it('is a modal dialog with the pages, Sign in, Sign up and the theme choice', async () => {
    await showLayout('/generators');
    await open();
    expect(inMenu('a')).toEqual(['Home', 'Generators', 'About', 'Terms', 'Sign in', 'Sign up']);
    expect(inMenu('label')).toEqual(['System', 'Light', 'Dark']);
    await user.click(within(menu()!).getByText('Sign in'));
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/generators' } });
  });

  it('has name, email and pages of a signed-in user, and Sign out', async () => {
    storeSession(fakeSession({ name: 'Mara Lind' }));
    await showLayout();
    await accountButton('Mara Lind mara@example.com');
    await open();
    expect(inMenu('p > *')).toEqual(['Mara Lind', 'mara@example.com']);
    expect(inMenu('a')).toEqual(['Home', 'Generators', 'About', 'Terms', 'My Stories', 'Account Settings']);
    await user.click(within(menu()!).getByText('Sign out'));
    await screen.findByText('Sign in');
    expect(localStorage).toHaveLength(0);
  });

  it('is closed by its button or by Escape, and returns the focus', async () => {
    await showLayout();
    const ways = [
      () => user.click(menu()!.querySelector('[aria-label="Close menu"]')!),
      // As the browser does it at Escape.
      () => act(async () => menu()!.close()),
    ];
    for (const close of ways) {
      expect(toggle()).toHaveAttribute('aria-expanded', 'false');
      await open();
      expect(toggle()).toHaveAttribute('aria-expanded', 'true');
      expect(menu()?.contains(document.activeElement)).toBe(true);
      await close();
      expect(menu()).toBeNull();
      expect(toggle()).toHaveFocus();
    }
  });

  it('closes with every navigation, and stays closed on the page where it was open', async () => {
    await showLayout();
    for (const name of ['Elsewhere', 'Next page', 'Back home', 'Back home', 'Go back']) {
      await open();
      expect(menu(), name).not.toBeNull();
      await follow(name);
      expect(menu(), name).toBeNull();
    }
  });
});
