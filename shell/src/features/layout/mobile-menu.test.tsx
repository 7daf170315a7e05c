// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork } from '@storyloom/testing/network';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDialog } from '../../testing/fake-dialog.ts';
import { accountButton, showLayout, where } from '../../testing/show-layout.tsx';

const toggle = () => document.querySelector<HTMLButtonElement>('[aria-label="Open menu"]')!;
const menu = () => document.querySelector('dialog');
const inMenu = (selector: string) => [...menu()!.querySelectorAll(selector)].map(({ textContent }) => textContent);
async function open() {
  act(() => toggle().focus());
  await user.click(toggle());
}
const follow = (name: string) => user.click(screen.getByText(name, { selector: 'main *' }));

beforeAll(fakeDialog);
beforeEach(() => {
  fakeNetwork(() => new Response(null, { status: 204 }));
});

describe('the mobile menu', () => {
  it('is a modal dialog with the pages, Sign in, Sign up and the theme choice', async () => {
    await showLayout('/generators');
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await open();
    expect(showModal).toHaveBeenCalledOnce();
    expect(menu()).toHaveAttribute('aria-label', 'Menu');
    expect(inMenu('a')).toEqual(['Home', 'Generators', 'About', 'Terms', 'Sign in', 'Sign up']);
    expect(inMenu('nav[aria-label="About this site"] a')).toEqual(['About', 'Terms']);
    expect(inMenu('[aria-current="page"]')).toEqual(['Generators']);
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
