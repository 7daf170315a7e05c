// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SessionProvider } from '@storyloom/shared/auth';
import { arrive } from '@storyloom/testing/community-page';
import { RequireUser } from './require-user.tsx';

const Where = () => JSON.stringify(useLocation().state);

const show = (heldUntil?: Promise<void>) =>
  render(
    <SessionProvider heldUntil={heldUntil}>
      <MemoryRouter initialEntries={['/dashboard?page=2#story-1']}>
        <Routes>
          <Route path="/auth" element={<Where />} />
          <Route
            path="*"
            element={<RequireUser fallback="Loading…">{(userId) => `Stories of ${userId}`}</RequireUser>}
          />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  ).container.textContent;

it.each([
  ['A user sees the page', true, undefined, 'Stories of user-1'],
  [
    'A guest is led to sign in, and back to the same place',
    false,
    undefined,
    '{"returnTo":"/dashboard?page=2#story-1"}',
  ],
  ['Until the session is known, nobody is led away', true, new Promise<void>(() => undefined), 'Loading…'],
])('%s', async (_what, isSignedIn, heldUntil, text) => {
  await arrive(isSignedIn);
  expect(show(heldUntil)).toBe(text);
});
