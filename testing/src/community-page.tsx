import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { CommunityStory } from '@storyloom/shared/api/published-stories';
import { SessionProvider, sessionStore } from '@storyloom/shared/auth';
import { toast, Toaster } from '@storyloom/shared/ui';
import { storeSession } from './fake-auth.ts';
import { fakeNetwork } from './network.ts';

export const story: CommunityStory = {
  id: 'id-1',
  shareId: 'link-1',
  userId: 'mina',
  author: 'Mina',
  title: 'The Lamp',
  prompt: 'A lamp',
  opening: 'It was dark.',
  genre: 'scifi',
  language: 'french',
  views: 40,
  likes: 3,
  liked: false,
  demo: false,
  createdAt: '2026-11-20T10:00:00.123456+00:00',
};

function Where() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}
export const where = () => JSON.parse(document.querySelector('output')!.textContent!);

/** Signs in `user-1`, or is a guest. */
export async function arrive(isSignedIn = true): Promise<void> {
  localStorage.clear();
  if (isSignedIn) storeSession();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(sessionStore.getState().user !== null).toBe(isSignedIn));
}

/** Renders what has its own router. */
export const showRouter = (router: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        {router}
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>,
  );

/** Renders a component for `user-1` or for a guest. */
export async function show(part: ReactNode, isSignedIn = true): Promise<void> {
  await arrive(isSignedIn);
  showRouter(
    <MemoryRouter>
      {part}
      <Where />
    </MemoryRouter>,
  );
}

/** By text, because queries by role are slow with many styles. */
export const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )!;
export const press = (name: string) => act(async () => fireEvent.click(buttonOf(name)));
export const isTold = (message: string) =>
  vi.waitFor(() => expect(document.querySelector('[data-toaster] [data-visible="true"]')?.textContent).toBe(message));

beforeEach(async () => {
  fakeNetwork(() => new Response(null, { status: 204 }));
  await sessionStore.start();
});
afterEach(() => {
  act(() => toast.dismiss());
});
