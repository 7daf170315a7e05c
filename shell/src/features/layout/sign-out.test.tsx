// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { useSession } from '@storyloom/shared/auth';
import { act, screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDialog } from '../../testing/fake-dialog.ts';
import { accountButton, showLayout, where } from '../../testing/show-layout.tsx';

let logout: () => Answer;
let asked: ReturnType<typeof fakeNetwork>;
beforeAll(fakeDialog);
beforeEach(() => {
  storeSession();
  logout = () => new Response(null, { status: 204 });
  asked = fakeNetwork(() => logout());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function chooseSignOut() {
  await user.click(await accountButton());
  await user.click(await screen.findByText('Sign out'));
}
/** Ends the session in another tab. */
function endElsewhere() {
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
}
const notification = () => screen.getByLabelText('Notifications');
const saying = (text: string) => vi.waitFor(() => expect(notification().textContent).toContain(text));

describe('signing out', () => {
  it('leads home with a message, without rendering a page for signed-in users once more', async () => {
    const seen: (string | undefined)[] = [];
    const Personal = lazy(async () => ({
      default: function Page() {
        const { user: person, loading } = useSession();
        seen.push(person?.email);
        return person || loading ? null : <Navigate replace to="/auth" />;
      },
    }));
    const page = (
      <Routes>
        <Route path="/dashboard" element={<Personal />} />
        <Route path="*" element={null} />
      </Routes>
    );
    await showLayout('/dashboard', page);
    await vi.waitFor(() => expect(seen).toContain('mara@example.com'));
    await chooseSignOut();
    await saying('Signed out successfully');
    await vi.waitFor(() => expect(where().at).toBe('/'));
    expect(localStorage.length).toBe(0);
    expect(seen.slice(seen.indexOf('mara@example.com'))).not.toContain(undefined);
  });

  it('says that it failed, stays on the page and can be retried', async () => {
    await showLayout('/generators/scifi?x=1');
    logout = () => new TypeError('Failed to fetch');
    await chooseSignOut();
    await saying('Failed to sign out');
    expect(notification().textContent).toContain('Storyloom can’t be reached, so you are still signed in.');
    expect(notification().textContent?.split('Failed to sign out')).toHaveLength(2);
    expect(where().at).toBe('/generators/scifi?x=1');
    expect(await accountButton()).toBeInTheDocument();
    expect(localStorage).toHaveLength(1);
    logout = () => new Response(null, { status: 204 });
    await user.click(screen.getByText('Retry'));
    await saying('Signed out successfully');
    await vi.waitFor(() => expect(where().at).toBe('/'));
    await vi.waitFor(() => expect(notification().textContent).not.toContain('Failed to sign out'));
  });

  it('sends one request when Sign out is pressed repeatedly', async () => {
    let answer!: (response: Response) => void;
    logout = () => new Promise((resolve) => (answer = resolve));
    await showLayout('/generators');
    await chooseSignOut();
    await chooseSignOut();
    const logouts = () => asked.filter(({ url }) => url.pathname === '/auth/v1/logout');
    await vi.waitFor(() => expect(logouts()).toHaveLength(1));
    await act(async () => answer(new Response(null, { status: 204 })));
    await saying('Signed out successfully');
    expect(logouts()).toHaveLength(1);
  });

  it('closes the mobile menu to show a failure, and stays when the session ends in another tab', async () => {
    await showLayout('/generators');
    await accountButton();
    logout = () => json({}, 500);
    await user.click(screen.getByLabelText('Open menu'));
    await user.click(within(document.querySelector('dialog')!).getByText('Sign out'));
    expect(document.querySelector('dialog')).toBeNull();
    await saying('Failed to sign out');
    // Its end in another tab is no success of the failed attempt, which would lead home.
    endElsewhere();
    await vi.waitFor(() => expect(screen.getByText('Sign in')).toBeInTheDocument());
    expect(where().at).toBe('/generators');
  });
});

describe('the focus at sign-out', () => {
  it.each(['Sign out is pressed', 'the session ends in another tab'])(
    'moves from the account button to Sign in when %s',
    async (how) => {
      await showLayout('/');
      if (how === 'Sign out is pressed') await chooseSignOut();
      else {
        await accountButton().then((account) => act(() => account.focus()));
        endElsewhere();
      }
      await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Sign in'));
      expect(document.activeElement?.closest('header')).not.toBeNull();
    },
  );

  it('stays where it is when it is not on the account button', async () => {
    await showLayout('/');
    await accountButton();
    act(() => screen.getByText('Go back').focus());
    endElsewhere();
    await vi.waitFor(() => expect(screen.getByText('Sign in')).toBeInTheDocument());
    expect(screen.getByText('Go back')).toHaveFocus();
  });
});
