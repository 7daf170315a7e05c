import { user } from '@storyloom/testing/user';
import { fakeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { SessionProvider } from '@storyloom/shared/auth';
import { Toaster } from '@storyloom/shared/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AuthPage } from '../features/auth/auth-page.tsx';

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const follow = (name: string) => user.click(screen.getByRole('link', { name }));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Text of the failure notice. */
export const said = () => screen.queryByRole('alert')?.textContent;
export const at = () => screen.getByTestId('at').textContent;

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="at">{`${pathname}${search}`}</output>;
}

/** Renders the page for the user of the stored session. */
export async function show(path: '/auth' | '/signup' = '/auth', state?: unknown) {
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await act(async () =>
    render(
      <SessionProvider>
        <MemoryRouter initialEntries={[{ pathname: path, state }]}>
          <Link to="/auth">To sign in</Link>
          <Where />
          <Routes>
            <Route path="/auth" element={<AuthPage mode="sign-in" />} />
            <Route path="/signup" element={<AuthPage mode="sign-up" />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
        <Toaster />
      </SessionProvider>,
    ),
  );
}

export const service = (change: Readonly<Record<string, () => Answer>> = {}) =>
  fakeNetwork({
    token: () => json(fakeSession()),
    signup: () => json(fakeSession()),
    logout: () => new Response(null, { status: 204 }),
    ...change,
  });

export async function signIn(password = 'correct horse') {
  type('Email', ' mara@example.com ');
  type('Password', password);
  await press('Sign in');
}

export async function signUp() {
  type('Name', ' Mara ');
  type('Email', 'mara@example.com');
  type('Password', 'correct horse');
  await press('Create account');
}
