// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork } from '@storyloom/testing/network';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDialog } from '../../testing/fake-dialog.ts';
import { showLayout, where } from '../../testing/show-layout.tsx';

const toggle = () => document.querySelector<HTMLButtonElement>('[aria-label="Open menu"]')!;
const menu = () => document.querySelector('dialog');
const inMenu = (selector: string) => [...menu()!.querySelectorAll(selector)].map(({ textContent }) => textContent);
async function open() {
  act(() => toggle().focus());
  await user.click(toggle());
}

beforeAll(fakeDialog);
beforeEach(() => {
  fakeNetwork(() => new Response(null, { status: 204 }));
});

describe('the mobile menu', () => {
  it('The mobile menu is a modal dialog with the pages, Sign in, Sign up and the theme choice', async () => {
    await showLayout('/generators');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await open();
    expect(showModal).toHaveBeenCalledOnce();
    expect(menu()).toHaveAttribute('aria-label', 'Menu');
    expect(inMenu('a')).toEqual(['Home', 'Generators', 'About', 'Terms', 'Sign in', 'Sign up']);
    expect(inMenu('nav[aria-label="About this site"] a')).toEqual(['About', 'Terms']);
    expect(inMenu('[aria-current="page"]')).toEqual(['Generators']);
    expect(inMenu('label')).toEqual(['System', 'Light', 'Dark']);
    expect(within(menu()!).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    await user.click(within(menu()!).getByRole('link', { name: 'Sign in' }));
    expect(where().state).toEqual({ returnTo: '/generators' });
  });

  it('A signed-in user’s mobile menu has name, email, My Stories once, Account Settings and Sign out', async () => {
    storeSession(fakeSession({ name: 'Mara Lind' }));
    await showLayout();
    await screen.findByText('mara@example.com');
    await open();
    expect(inMenu('p > *')).toEqual(['Mara Lind', 'mara@example.com']);
    expect(inMenu('a')).toEqual(['Home', 'Generators', 'About', 'Terms', 'My Stories', 'Account Settings']);
    await act(async () => menu()!.querySelectorAll<HTMLButtonElement>('button')[1]!.click());
    expect((await screen.findAllByText('Sign in')).length).toBeGreaterThan(0);
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['its button', () => user.click(menu()!.querySelector('[aria-label="Close menu"]')!)],
    [
      'Escape, as the browser closes it',
      () => act(async () => menu() instanceof HTMLDialogElement && (menu() as HTMLDialogElement).close()),
    ],
  ])('The mobile menu is closed by %s, and returns the focus to its button', async (_case, close) => {
    await showLayout();
    await open();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(menu()?.contains(document.activeElement)).toBe(true);
    await close();
    expect(menu()).toBeNull();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  it.each([
    ['another page', () => user.click(screen.getByRole('link', { name: 'Elsewhere' }))],
    ['another search of the same page', () => user.click(screen.getByRole('link', { name: 'Next page' }))],
    ['the same page again', () => user.click(screen.getByRole('link', { name: 'Back home' }))],
    ['the page before', () => user.click(screen.getByRole('button', { name: 'Go back' }))],
  ])('The mobile menu closes when %s is opened', async (_case, go) => {
    await showLayout();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('link', { name: 'Back home' }));
    await open();
    expect(menu()).not.toBeNull();
    await go();
    expect(menu()).toBeNull();
  });

  it('The mobile menu stays closed after going back to the page on which it was open', async () => {
    await showLayout();
    await open();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(where().at).toBe('/');
    expect(menu()).toBeNull();
  });
});
