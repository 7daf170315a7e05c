import { sessionStorageKey } from '@storyloom/shared/api';
import { removeStored } from '@storyloom/shared/api/device-storage';
import { sessionStore } from '@storyloom/shared/auth';
import { waitFor } from '@testing-library/react';

/** Ids of people. */
export const ADA = 'ada';
export const MINA = 'mina';
export const BO = 'bo';

export const emailOf = (userId: string) => `${userId}@example.org`;

export const userOf = (userId: string) => ({
  id: userId,
  email: emailOf(userId),
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
});

/** A session good for a day, with a token that says whose it is, as the backend of the tests reads it. */
export const sessionOf = (userId: string) => ({
  access_token: `header.${userId}.signature`,
  refresh_token: 'refresh-1',
  token_type: 'bearer',
  expires_in: 86_400,
  expires_at: Math.floor(Date.now() / 1000) + 86_400,
  user: userOf(userId),
});

/** Whose token it is; `undefined` for a guest. */
export const personOf = (authorization: string | null): string | undefined =>
  /^Bearer header\.(.+)\.signature$/.exec(authorization ?? '')?.[1];

/** Another tab that signed in or out says so by the storage they share. */
const tellPage = () => dispatchEvent(new StorageEvent('storage', { key: null }));

/** Whoever was signed in leaves, as by a press on "Sign out" in another tab. */
export async function signOut(): Promise<void> {
  await sessionStore.start();
  removeStored(sessionStorageKey());
  tellPage();
  await waitFor(() => {
    if (sessionStore.getState().user) throw new Error('Somebody is still signed in');
  });
}

/** A person whom the page knows from a former visit. */
export async function signIn(userId: string): Promise<void> {
  await signOut();
  localStorage.setItem(sessionStorageKey(), JSON.stringify(sessionOf(userId)));
  tellPage();
  await waitFor(() => {
    if (sessionStore.getState().user?.id !== userId) throw new Error(`${userId} is not signed in yet`);
  });
}
